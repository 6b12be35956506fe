help-program-list = The programs that come with Topcut.
help-program-show = A program in plain words, each rule with its clause.
    .name = A name or a file.
    .ruling = An interim ruling over the program.
help-program-check = Say everything that is wrong with a program file, each with its line.
    .files = Names or files.
    .files-default = all that come with Topcut
    .ruling = An interim ruling over the program.
