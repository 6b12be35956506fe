help-listing-listing = What the event is to its community. With NAME=VALUE change it, with --program say where it belongs.
    .changes = What is to be another value: level, kind, date, start, zone, region, league, fee, prizes …
    .program = A program by its name or file; none takes the event out.
    .ruling = An interim ruling over the program.
help-listing-know = Say which person across events a player is, by their handle there.
    .person = The handle; "" for nobody.
