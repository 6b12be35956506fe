# Special approvals of an event.

approval-no-program = the event is in no program, so nobody approves anything
    .do = list it in a program first
approval-not-needed = the event does not need this, or has it
    .do = look at its sanction line
approval-asked-already = this was asked for already
    .do = wait for the answer
approval-challenge = to be a Chair’s Challenge
approval-of = { $matter }
approval-challenge-not-nominated = Chair’s Challenges are nominated by the chair
    .do = suggest it to the chair: the button stands under Special
