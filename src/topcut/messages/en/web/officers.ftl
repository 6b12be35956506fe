# Offices: who holds which.

web-officers-heading = Offices
web-officers-lead = Who decides what in organized play, and how to reach them.
web-officers-none = No community has given an office yet.
web-officers-vacant = Nobody holds an office here.
web-officers-since = since { $day }
web-officers-end = End this office
web-officers-reason = Reason
web-officers-reason-hint = Coordinators, Directors and administrators read it.
web-officers-reach = How you are reached
web-officers-reach-label = An address or words that everybody may read
web-officers-reach-saved = Saved; everybody reads it here.
web-officers-appoint = Give an office
web-officers-office = Office
web-officers-where = For
web-officers-where-hint = Of a coordinator the continent, of a league director the league.
web-officers-account = Account
web-officers-appointed = { $name } holds the office now.
web-officers-dismissed = The office of { $name } has ended.
web-officers-before = What was written down
web-officers-given = { $name }, { $day }, by { $by }
web-officers-ended = ended { $day }, by { $by }
