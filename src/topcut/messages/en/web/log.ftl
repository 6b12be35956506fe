# The journal as a page.
web-log-journal = Journal
web-log-lead-html =
    Everything that was done, the latest first. Nothing is ever removed; what was undone is struck out. Why a match was
    delayed, disputed or corrected, and what play-testers say, is for the officials. Each record is sealed by the one
    before it, and the last seal is <samp>{ $seal }</samp>.
web-log-records =
    { $records ->
        [one] { $records } record
       *[other] { $records } records
    }
web-log-number = No.
web-log-when = When
web-log-who = Who
web-log-what = What
