# Card lists: the file, its columns, and the cells of a card.

card-list-empty = { $file } contains no cards
    .do = write one card per line
card-list-of-headings = { $file } contains no cards
    .do = write one card per line below its heading
card-list-not-text = { $file } is not a text file
    .do = save a spreadsheet as CSV; give a table with column names or one card per line
card-no-name-column = no column names the card, only { $columns }
    .do = call it name, card or title
card-too-many-cells = it has { $cells } cells, but there are { $columns } columns
    .do = put quotes around a cell that contains a comma
card-nameless = no card is named ({ $given })
    .do = write its name or remove the line
card-no-count = '{ $count }' is not a number of cards
    .do = write a whole number from 1 to { $most }, or remove the line
card-unlimited-or-not = '{ $text }' is not yes or no (unlimited)
    .do = write yes or no

# What is told of a list that was read.

card-list = the list has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
card-list-different = { $what } ({ $different } different)
card-list-unlimited = { $what } and { $unlimited } unlimited
card-lines-passed-over = skipped lines that name no card: { $lines }
card-columns-passed-over = columns that are not used: { $columns }
card-some = { $words }
card-some-and-more = { $words } …
