# The journal at the desk.
web-journal-title = Journal
web-journal-lead = Everything that was done, the latest first, with the reasons that only officials read.
web-journal-visitors = What visitors read
