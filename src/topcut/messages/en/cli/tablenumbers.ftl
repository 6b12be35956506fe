# The numbers of the tables at the terminal.
cli-tablenumbers-one-thing = that is more than one thing at once, or nothing that could be done
    .do = number tables (--first, --last, --stage), name a player with a table or with --featured, or name --feature
