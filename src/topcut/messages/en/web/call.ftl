# Calls for a judge, at the desk.
web-call-waits-html =
    { $where }{ $by ->
        [none] { "" }
       *[other] , called by { $by }
    }{ $reason }
web-call-where-html =
    <a href="{ $url }"><b>Table { $table }</b></a>{ $round ->
        [0] { "" }
       *[other] { " of round " }{ $round }
    } <span dir="auto">{ $seats }</span>
web-call-nobody = Nobody is waiting for a judge.
web-call-reason-html = : “<span dir="auto">{ $reason }</span>”
web-call-go-html = I go<span class="off"> to table { $table }</span>
web-call-there = I am there
web-call-there-at-html = I am there<span class="off">, table { $table }</span>

web-call-all = All calls
web-call-been = Where a judge was
web-call-see-html = See<span class="off"> table { $table }</span>

# At a table.
web-call-called-html =
    Called{ $by ->
        [none] { "" }
       *[other] { " by " }{ $by }
    } <time datetime="{ $at }" data-since="{ $at }">at { $hour }</time>{ $reason }.
web-call-was-there-html =
    A judge was there at { $hour }{ $by ->
        [none] { "" }
       *[other] , called by { $by }
    }{ $reason }.
web-call-not-needed = No longer needed
web-call-to-this-table = Call a judge to this table
web-call-for = For
web-call-for-the-table = the table
web-call-why = Reason, if you like
web-call-call = Call a judge
