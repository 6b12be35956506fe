# Ankündigungen an eine Community.

web-news-heading = Ankündigungen
web-news-none = Zurzeit ist nichts angekündigt.
web-news-coming = Demnächst
web-news-earlier = Früher
web-news-gone = zurückgezogen
web-news-stands-until = Sie steht bis { $day }.
web-news-write = Etwas ankündigen
web-news-write-hint = Es steht auf der ersten Seite und auf den Seiten des Programms, der Regionen des Kontinents oder der Region, für die es ist.
web-news-title = Titel
web-news-text = Text
web-news-every-program = Jedes Programm
web-news-where = Für wen
web-news-since = Ab
web-news-until = Bis, wenn es ein Ende gibt
web-news-make = Ankündigen
web-news-made = „{ $title }“ ist angekündigt.
web-news-withdraw = Zurückziehen
web-news-withdrawn = Die Ankündigung ist zurückgezogen.
