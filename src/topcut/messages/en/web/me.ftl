# A player's page: what was done, and what was not.
web-me-done = Done.
web-me-not-done = Not done.
web-me-was-done =
    { $act ->
        [report] Your report is in.
        [rounds] The rounds are saved.
        [confirm] You confirmed the result.
        [concede] You conceded.
        [call] The officials know that you are waiting for a judge.
        [no-judge] The officials know that no judge is needed.
        [drop] You have dropped from the event.
        [come-back] You are in the event again.
        [check-in] You are checked in.
        [describe] Noted.
        [play] You will be paired instead of having your bye.
        [reject-rule] You have drawn another special rule.
       *[feedback] Thank you; your feedback is recorded.
    }
web-me-no-code = That is not the code of a slip.
web-me-not-a-player = Nothing was sent: you are not signed in as a player of this event.

# The way in.
web-me-for-players = This page belongs to a player. You can look at a player’s page from the list of players at your desk.
web-me-to-the-desk = To the desk
web-me-not-known =
    Here players see their table and opponent, and report and confirm their result. This browser is not known as a player yet.
web-me-scan = Scan the square code on your slip, or open the personal link you were given. Once is enough for this phone.
web-me-code = Code or link from the slip
web-me-open = Open my page
web-me-no-slip-html =
    No slip? If you entered with your account, <a href="{ $signin }">sign in</a>. The director can also give you a link.
    Tables and opponents are in the <a href="{ $pairings }">pairings</a> for everybody.

# The page itself.
web-me-read-only-html = <strong>Read only.</strong> This is the page of <bdi>{ $name }</bdi> as it looks on the phone.
web-me-your-next-game = Your next game:
web-me-bracket = The bracket
web-me-checked-in-html = <strong>Checked in.</strong> The director knows that you are here.
web-me-check-in = I am here: check me in
web-me-earned-bye = You have an earned bye in the next round. Play instead
web-me-earned-bye-says = You give up the bye in the next round and are paired like everybody else.
web-me-earned-bye-yes = Give up the bye and play
web-me-brought = You brought { $brought }.

# The table.
web-me-you-html = You (<bdi>{ $name }</bdi>)
web-me-you-are-in-html = You are in, <bdi>{ $name }</bdi>.
web-me-bye = You have a bye
web-me-against-whom = against
web-me-reach = Reach them:
web-me-no-contact = How to reach them is not known here. Ask the director.
web-me-against-html = Against <bdi>{ $name }</bdi>.
web-me-their-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $level ->
        [yes] , as many as you
       *[no] { "" }
    }
web-me-sides = You play { $mine }, they play { $theirs }.
web-me-clock = Time:
web-me-extra =
    { $minutes ->
        [one] with { $minutes } more minute for your table
       *[other] with { $minutes } more minutes for your table
    }
web-me-at-time = When time is called
web-me-until = until { $at }
web-me-deadline = To be played by
web-me-overdue-html = The time to play ended { $until }
web-me-overdue-ways =
    If you have played, report the result now. If not, agree with your opponent and write to the director, who can give you
    more time or enter the game as not finished.
web-me-at-your-table = At your table
web-me-seat =
    { $own ->
        [yes] { " (you)" }
       *[no] { "" }
    }{ $said ->
        [none] { "" }
       *[other] : { $said }
    }

# The result.
web-me-look-again-html = <strong>Look again:</strong> { $remark }.
web-me-disputed = What each of you says
web-me-version-html =
    { $who ->
        [you] You say
        [player] <bdi>{ $by }</bdi> says
       *[official] An official says
    }{ $wrong ->
        [yes] { " that it is wrong" }
       *[no] { "" }
    }
web-me-you = You
web-me-you-reported = You reported
web-me-if-no-answer = Without an answer your report stands when the next round is paired.
web-me-what-now = What you can do
web-me-not-this = It was different
web-me-how-ended = How did it end?
web-me-confirm = Yes, that is right
web-me-otherwise = No, it was different
web-me-otherwise-says = Say how it was. If the two of you disagree, a judge decides.
web-me-wrong = That is wrong
web-me-wrong-says = Say how it was; a judge will look at both versions.
web-me-outbox-confirmation = your confirmation

# Where the player stands.
web-me-where-you-stand =
    { $bracket ->
        [on] Where you stood before the bracket
       *[no] Where you stand
    }
web-me-rank-html = { $number }<small>{ ORDINAL($number) ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    }</small>
web-me-band-html = { $place }–{ $to }<small>{ ORDINAL($to) ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    }</small>
web-me-standing-html =
    of { $of }{ $shared ->
        [yes] , shared
       *[no] { "" }
    }{ $moment ->
        [before] , before this result
        [lately] { " a moment ago" }
       *[now] { "" }
    }{ $record ->
        [none] { "" }
       *[other] , { $record }
    }
web-me-cut = Cut to the top { $cut }
web-me-you-are-through = You are in.
web-me-round = Round { $round }
web-me-game = { CAPITAL($game) }
web-me-pod = pod of { $players }
web-me-gained = { SIGNED($points) }
web-me-your-rounds = Your rounds
web-me-result = Result
web-me-players = Players
web-me-plan = What is played

# How it ended.
web-me-all-in = all results are in
web-me-finished =
    { $final ->
        [yes] You finished
       *[no] You are
    }
web-me-of-players =
    { $players ->
        [one] Of { $players } player.
       *[other] Of { $players } players.
    }
web-me-why-here = Why this place?
web-me-all-places = All places

# The judge.
web-me-judge-at = at { $hour }
web-me-judge-html =
    <strong><bdi>{ $what }</bdi></strong>, { $at }.{ $call ->
        [answered] { "" }
       *[waits] { " Stay at your table." }
    }
web-me-judge-not-needed = No longer needed
web-me-call = Call a judge
web-me-call-reason = Reason, if you like
web-me-call-hint = Only the officials read it.
web-me-call-to =
    { $what ->
        [game] Call a judge to game { $table }
       *[table] Call a judge to table { $table }
    }
web-me-outbox-call = your call for a judge
web-me-outbox-no-judge = that no judge is needed

# Play-testing.
web-me-feedback = The cards in development
web-me-feedback-label = What do you think of them?
web-me-feedback-send = Send it to the director
