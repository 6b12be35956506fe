# Interim rulings: what is wrong with one.

ruling-of-other = { $file } is a ruling over a { $of }
    .cli = lay it over one: `topcut { $of } show NAME --ruling { $file }`
    .web = choose the { $of } that it is for
    .api = lay it over a { $of }
ruling-of-both = a ruling is for rulebooks or for programs
    .do = write two rulings, one for each
ruling-no-order = a program has no tie-breakers to put in another order
    .do = write the order into a ruling over a rulebook
ruling-fits-several = { $many } entries fit this one
    .do = say more of the keys by which they differ
ruling-contradicts = the ruling { $other } of the same day, { $day }, says { $says } here
    .do = let one of them hold from another day, or take this value out
ruling-not-ratings = ratings are counted from the first event on with one set of figures, so a ruling cannot change them
    .do = take it out: it belongs into the program’s next edition

# Publishing one, withdrawing one.

ruling-not-one = { $file } is not a ruling
    .do = begin it with “topcut = "{ $format }"”
ruling-name = “{ $name }” cannot stand in an address
    .do = call it by letters, digits and dashes, 60 at most
ruling-name-taken = a ruling { $name } has been published already
    .do = give it another name
ruling-in-the-past = { $day } is over: events of that day have their rules
    .do = let it begin today, { $today }, or later
ruling-not-yours = { $name } is not of { $program }
ruling-taken-in = { $name } is of edition { $edition }, which says this already
    .do = take “until_edition” out, or do without the ruling
ruling-changes-nothing = it changes nothing in { $name }
    .do = say another value, or do without the ruling
ruling-only-words = only words that people read
ruling-why = a reason is missing
    .do = say why: everybody reads it
ruling-meanwhile = somebody published a ruling at the same moment
    .do = look at yours once more
ruling-withdrawn-already = { $name } is withdrawn from { $day } on
ruling-no-day = a day is missing
    .do = say from which day on it holds no more
ruling-others-build-on-it = other rulings change what { $name } added
    .do = withdraw those first
ruling-only-director = only the Director of Organized Play publishes and withdraws rulings
    .do = ask them
