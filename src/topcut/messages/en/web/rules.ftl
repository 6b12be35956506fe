# The rulebooks, and the rules of one of them.
web-rules-rulebooks = Rulebooks
web-rules-lead =
    The rules of organized play as data: what a result counts for, how ties are broken, how rounds are paired, each with the
    clause it comes from.
web-rules-about =
    { $document }, edition { $edition }. Every rule with its clause; an event may choose other values where the rule says so.
web-rules-all = All rulebooks
web-rules-sections = Sections
web-rules-at-the-table = At the table
web-rules-for-tables = Rules for the tables
web-rules-for-tables-what = What is done when time is called, who goes first and the rest, on one page
web-rules-print = Print rules for the tables
web-rules-more = All that is done at the table
web-rules-this-event = This event
web-rules-printed-from = In our words, after { $document }, edition { $edition }. The numbers name its clauses.
