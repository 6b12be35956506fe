# The rulebooks, and the rules of one of them.
web-rules-rulebooks = Rulebooks
web-rules-lead =
    The rules of organized play as data: what a result counts for, how ties are broken, how rounds are paired, each with the
    clause it comes from.
web-rules-about =
    { $document }, edition { $edition }. Every rule with its clause; an event may choose other values where the rule says so.
web-rules-all = All rulebooks
web-rules-sections = Sections
