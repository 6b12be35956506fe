# What a player does on a phone.

phone-too-fast = you have made { $most } changes within { $minutes } minutes
    .do = wait a little, or tell an official at the desk
phone-table-gone = round { $round } no longer has a table { $table }
    .do = look at the page again: something has changed
phone-other-table = you do not play at table { $table } of round { $round }
    .do = find your own table in the pairings
