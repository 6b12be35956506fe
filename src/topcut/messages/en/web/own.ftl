# Games of one's own.
web-own-heading = Your own games
web-own-what = play by rules that you write yourself, begun with any of these.
web-own-lead =
    Begin with a rulebook, change points, tie-breakers, rounds and times, and play events by it. Nobody else sees it before
    you make an event of it.
web-own-mine = Yours
web-own-here-only-html = They are kept in this browser. <a href="{ $sign_in }">Sign in</a> to have them everywhere.
web-own-begin = Begin with
web-own-begin-hint = Everything in it can be changed, and the original stays as it is.
web-own-usual = 3 points for a win, 1 for a draw; best of one or three; the usual tie-breakers
web-own-upload = Upload a file
web-own-file-field = Rulebook file
web-own-file-hint = TOML, rulebook/1, at most 64 KB. One that has the name of one of yours takes its place.
web-own-upload-it = Upload
web-own-uploaded = { $game } is kept as it was uploaded.
web-own-saved = { $game } is kept. Make an event of it whenever you like.
web-own-deleted = { $game } is deleted.
web-own-begin-with = Make your own game of it
web-own-file = Save the file
web-own-event = New event
web-own-edit = Change
web-own-copy = Copy
web-own-delete = Delete this game
web-own-delete-means = It is gone for good. Events that were made of it keep their rules.
web-own-delete-it = Delete { $game }
web-own-not-kept = As it would be read; it is not kept yet
web-own-title = Your own game
web-own-new = Your own game
web-own-form-lead = { $after ->
        [none] { "" }
       *[other] Begun with { $after }.
    } Every value is explained beneath it; what you leave stays as it is.
web-own-wrong =
    { $faults ->
        [one] { $faults } thing has to be mended.
       *[other] { $faults } things have to be mended.
    }
web-own-save = Keep this game
web-own-preview = Show the whole page
web-own-reads = How it reads
web-own-look = Show how it reads
web-own-cannot-say = It cannot be played yet: something in it does not fit.
web-own-list =
    { $table ->
        [tiebreak] Tie-breakers
       *[criterion] What matters in a draw
    }
web-own-list-hint =
    { $table ->
        [tiebreak] Points come first. Among equals the first of these decides, then the next; who is still equal shares a rank.
       *[criterion] The first weighs most: what stands below it is looked at only among draws that are equally good.
    }
web-own-numbered =
    { $table ->
        [tiebreak] Tie-breaker { $number }
       *[criterion] Criterion { $number }
    }
web-own-more = One more …
web-own-add = Add
web-own-up-html = Up<span class="off">: { $called }</span>
web-own-down-html = Down<span class="off">: { $called }</span>
web-own-remove-html = Remove<span class="off">: { $called }</span>
web-own-rounds-hint =
    Recommended rounds by the number of players; each line holds up to the next. Empty a line to take it out.
web-own-rounds-from = From players
web-own-rounds-so-many = Rounds
web-own-rounds-add = Another line
web-own-one = Your own game
web-own-another = Another game
web-own-another-what = Swiss, 3–1–0; change what you like, or upload a rulebook
web-own-procedures-hint = What players do when time is called, before a game, between games: a step a line. It stands on the rules
    page, on phones when time runs out, and on the sheet for the tables. Without steps it is left out.
web-own-procedure-kind = When
web-own-procedure-stage = Where
web-own-procedure-steps = Steps, a step a line
web-own-procedure-add = Add another
