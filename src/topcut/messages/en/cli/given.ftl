# How refusals call what was typed or pasted.
cli-given-names = what you typed
cli-given-players = --players
cli-given-list = the list
cli-given-paste = Paste or type the names, one per line, then press Ctrl-D on an empty line:

# Rulings that were named: whether each applies.
cli-given-ruling =
    ruling { $name }{ $title ->
        [none] { "" }
       *[other] { " " }({ $title })
    }
cli-given-applies = { $ruling } applies
cli-given-of-others = { $ruling } does not apply: it is for { $books }, not for { $book }
cli-given-later = { $ruling } does not apply: it applies from { $since }, and the event is on { $date }
cli-given-taken-in = { $ruling } does not apply: edition { $edition } of { $book } already includes it
