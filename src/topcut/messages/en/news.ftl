# Announcements to a community.

news-not-yours = this announcement is not yours to make or to withdraw
    .do = choose a program or a place that your office is for
news-without-title = an announcement needs a title
news-over-before = an announcement that stands until { $day } would never be seen
    .do = choose a last day that is still to come and not before the first
news-withdrawn-already = the announcement has been withdrawn already
news-without-reason = an announcement is withdrawn with a reason
    .do = type one
