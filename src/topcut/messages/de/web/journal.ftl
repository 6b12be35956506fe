# Das Journal am Pult.
web-journal-title = Journal
web-journal-lead = Alles, was geschehen ist, das Neueste zuerst, mit den Begründungen, die nur Offizielle lesen.
web-journal-visitors = Was Besucher lesen
