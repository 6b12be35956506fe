# Lists of players: a CSV with a header line, or one name per line.

names-none = { $file } contains no names
    .do = write one name per line
names-not-text = { $file } is not a text file
    .do = give a CSV or one name per line
names-more-than-a-name = { $file } line { $line } has more than a name: { $text }
    .cli = put a line such as `name,rating` above the list
    .web = put a line such as “name,rating” above the list
    .api = put a line such as name,rating above the list
names-no-number = '{ $text }' is not a number ({ $column })
    .do = write a whole number
names-nameless = a player has no name
    .do = add the name or remove the line
