help-why-why = Warum sich zwei in einer Runde treffen, oder warum nicht: was es sonst gäbe, und was es kosten würde.
    .a = Ein Name; sein Anfang genügt.
    .b = Der andere, oder bye.
    .round = Welche Runde.
    .round-default = die, die gepaart oder gespielt wird
