help-program-list = Die Programme, die Topcut mitbringt.
help-program-show = Ein Programm in klaren Worten, jede Regel mit ihrer Stelle.
    .name = Ein Name oder eine Datei.
    .ruling = Eine vorläufige Regelung für das Programm.
help-program-check = Alles sagen, was an einer Programmdatei nicht stimmt, jeweils mit der Zeile.
    .files = Namen oder Dateien.
    .files-default = alle, die Topcut mitbringt
    .ruling = Eine vorläufige Regelung für das Programm.
