# What the server answers where no page is made, in one line.
web-server-busy = The site is busy and did not take this. Nothing was written; send it again in a moment.
web-server-too-long = That is too long: { $megabytes } MB at most.
web-server-too-slow = That did not arrive within { $seconds } seconds. Nothing was written; send it again.
web-server-broke-off = The request was cut off.
web-server-searching = Too many people are searching. Try again in a moment.
web-server-page-late = This page took too long. Try again in a moment.
web-server-not-now = This cannot be worked out right now. Nothing was written; try again in a moment.
web-server-done-late = It is done, but the page that shows it took too long. Load it again.
web-server-stopped =
    This took longer than it may and was stopped. Nothing was written. Ask for less at once, such as
    fewer forbidden pairs, or try again.
web-server-fault = This is a fault in Topcut. What was accepted before is kept.
web-server-file-read-only = A file can only be read.
web-server-no-file = There is no such file.

# What stands in its log, for whoever runs it.
web-server-log-unanswered =
    { $method } { $path } was not answered{ $why ->
        [late] : stopped: it took too long
        [ended] : the helper has ended
       *[none] { "" }
    }
web-server-log-maker =
    the process that makes public pages { $why ->
        [late] did not answer and was ended
       *[ended] has ended
    }; another one is started
web-server-log-database = the database could not be checked
web-server-log-chore = { $chore } failed
web-server-log-mail-waits = the mail server does not take mail ({ $why }); { $waiting } are waiting
web-server-log-mail-refused = the mail server refused mail { $mail }: { $why }
web-server-log-mail-gone =
    { $mails ->
        [one] { $mails } mail could not be sent within an hour and was given up
       *[other] { $mails } mails could not be sent within an hour and were given up
    }

# Who one can be at the demo event, before the link of each.
web-server-demo-director = as the director
web-server-demo-judge = as a judge
web-server-demo-player = as a player, { $name }
web-server-demo-another = as another player, { $name }
web-server-demo-account = { $who ->
        [player] with the account of { $name }: a page of her own, ratings, earned byes
        [league] as the director of a league, { $name }
       *[coordinator] as a coordinator, { $name }
    }
