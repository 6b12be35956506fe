# The pages of the desk.

console-directors-only = only a director can do this
    .do = ask the director of the event
console-name-missing = a name is missing
    .do = type the player's name
console-no-table = round { $round } has no table { $table }
    .do = look at the list of tables
console-event-changed = somebody else has changed the event since you opened this page
    .do = what you typed is still here: compare it with the event’s page, then save it again
console-too-many-events = { $most } events were created from your network within an hour
    .do = wait an hour, or ask whoever runs this site
console-nameless = the player has no name
    .do = type the name

# The drawn round.

console-no-draw = no round has been drawn
    .do = look at the round as it stands
console-draw-posted = round { $round } is already posted
    .do = look at the round as it stands
console-draw-changed = the draw has changed since this page was opened
    .do = look at it again first
console-same-wish = the pair { $one } v { $other } { $wish ->
        [pin] is already kept
        [forbid] is already ruled out
       *[free] is neither kept nor ruled out
    }
    .do = choose another
console-one-player = only one player is named
    .do = choose the other one as well
console-too-many-pairs = { NUMBER($pairs) } pairs are too many
    .do = write at most { NUMBER($most) }
console-pair-unclear = '{ $line }' does not name two players
    .do = write them with a comma: Kira, Odo
console-line-examples = write s 4a 9b, pin 4 or forbid 4; names work too: s Kira, Odo
console-line-empty = nothing was typed
    .do = { console-line-examples }
console-line-of-nobody = '{ $line }' names no player
    .do = { console-line-examples }
console-line-unclear = '{ $line }' does not name two players
    .do = put a comma between them; { console-line-examples }
console-draw-no-table = there is no table { $table }
    .do = the draw has tables 1 to { $last }
console-table-no-pair = table { $table } is not a pair
    .do = choose a table of two
console-seat-empty = nobody sits at { $place }
    .do = write the table and a or b, or a name

# Tables.

console-nobody-conceded = nobody has conceded here
    .do = look at the table again
console-conceder-unnamed = the player who concedes is not named
    .do = choose the player who concedes
console-two-results = two results are given
    .do = choose one of them, or type another result

# Plan, cut and lots.

console-no-plan-file = no plan file was chosen
    .do = choose a file that begins with topcut = “plan/1”
console-more-faults = and { $more } more faults
    .do = correct these first
console-lot-of-nobody = no players are named
    .do = press the button beside the tied players

# Drafts, sealed decks and scenarios.

console-no-card-list = there is no card list
    .do = choose a file, or paste the list
console-packs-of-nobody = no player is named
    .do = name one player
console-plays-too = you play in this event yourself
    .do = let somebody else look at the packs
console-no-special-rules = no special rule was typed
    .do = write one per line
console-tableless = { $player } has no table in round { $round }
    .do = check the name and the round
