# Ankündigungen an eine Community.

news-not-yours = diese Ankündigung darfst du nicht machen oder zurückziehen
    .do = ein Programm oder einen Ort wählen, für den dein Amt gilt
news-without-title = eine Ankündigung braucht einen Titel
news-over-before = eine Ankündigung, die bis { $day } steht, sähe niemand
    .do = einen letzten Tag wählen, der noch kommt und nicht vor dem ersten liegt
news-withdrawn-already = die Ankündigung ist schon zurückgezogen
news-without-reason = eine Ankündigung wird mit einem Grund zurückgezogen
    .do = einen eintragen
