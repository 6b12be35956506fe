help-rulebook-list = Die Regelwerke, die Topcut mitbringt.
help-rulebook-show = Ein Regelwerk in klaren Worten, jede Regel mit ihrer Stelle.
    .name = Ein Name oder eine Datei.
    .option = name=wert
    .ruling = Eine vorläufige Regelung.
help-rulebook-check = Alles sagen, was an einem Regelwerk nicht stimmt, jeweils mit der Zeile.
    .files = Namen oder Dateien.
    .files-default = alle, die Topcut mitbringt
    .ruling = Eine vorläufige Regelung.
help-rulebook-diff = Worin sich zwei Regelwerke unterscheiden.
    .a = Ein Name oder eine Datei.
    .b = Das andere.
help-rulebook-copy = Die Datei eines Regelwerks, um ein eigenes daraus zu machen: es heißt wie die neue Datei.
    .name = Ein Name oder eine Datei.
    .file = Die neue Datei.
