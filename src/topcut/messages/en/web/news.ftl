# Announcements to a community.

web-news-heading = Announcements
web-news-none = Nothing is announced at the moment.
web-news-coming = To come
web-news-earlier = Earlier
web-news-gone = withdrawn
web-news-stands-until = It stands until { $day }.
web-news-write = Announce something
web-news-write-hint = It stands on the first page, and on the pages of the program, the continent’s regions or the region that it is for.
web-news-title = Title
web-news-text = Text
web-news-every-program = Every program
web-news-where = For whom
web-news-since = From
web-news-until = Until, if there is an end
web-news-make = Announce it
web-news-made = “{ $title }” is announced.
web-news-withdraw = Withdraw it
web-news-withdrawn = The announcement is withdrawn.
