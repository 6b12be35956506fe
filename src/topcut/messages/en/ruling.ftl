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
