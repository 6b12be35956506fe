# Cards one a line, as deck files have them.

deck-more-than-a-card = it has more than a count and a name: { $text }
    .do = put a line of column names above the list, such as name, side, rarity
deck-count-or-name = '{ $line }' may be { $count } cards or one name
    .do = write { $count }x { $name }, or 1x { $line }
