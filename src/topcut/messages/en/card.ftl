# Card lists: the file, its columns, and the cells of a card.

card-list-empty = { $file } holds no cards
    .do = write one card a line
card-list-of-headings = { $file } holds no cards
    .do = write one card a line below its heading
card-list-not-text = { $file } is not a text file
    .do = save a spreadsheet as CSV; give a table with column names or one card a line
card-no-name-column = no column names the card, only { $columns }
    .do = call it name, card or title
card-too-many-cells = it has { $cells } cells, but there are { $columns } columns
    .do = put a cell that holds a comma into quotes
card-nameless = no card is named ({ $given })
    .do = write its name or take the line out
card-no-count = '{ $count }' is no count
    .do = write a whole number from 1 to { $most }, or take the line out
card-unlimited-or-not = '{ $text }' is not yes or no (unlimited)
    .do = write yes or no

# What is told of a list that was read.

card-list = the list has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
card-list-different = { $what } ({ $different } different)
card-list-unlimited = { $what } and { $unlimited } unlimited
card-lines-passed-over = lines that name no card were passed over: { $lines }
card-columns-passed-over = of the list's columns these play no part: { $columns }
card-some = { $words }
card-some-and-more = { $words } …
