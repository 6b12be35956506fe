# Lists of players: a CSV with a header line, or one name a line.

names-none = { $file } holds no names
    .do = write one name a line
names-not-text = { $file } is not a text file
    .do = give a CSV or one name a line
names-more-than-a-name = { $file } line { $line } holds more than a name: { $text }
    .cli = put a line such as `name,rating` above the list
    .web = put a line such as “name,rating” above the list
    .api = put a line such as name,rating above the list
names-no-number = '{ $text }' is no number ({ $column })
    .do = write a whole number
names-nameless = a player without a name
    .do = write the name or take the line out
