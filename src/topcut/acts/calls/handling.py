"""Commands about calls for a judge: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.calls.commands import AnswerCall, CallJudge, TakeCall, WithdrawCall
from topcut.acts.calls.decide import answer_call, call_judge, take_call, withdraw_call
from topcut.acts.handling import Handlings, handled

HANDLING: Handlings = {
    CallJudge: handled(call_judge, "scorekeeper", "judge", own="match"),
    TakeCall: handled(take_call, "judge"),
    AnswerCall: handled(answer_call, "judge"),
    WithdrawCall: handled(withdraw_call, "scorekeeper", "judge", own="match"),
}
