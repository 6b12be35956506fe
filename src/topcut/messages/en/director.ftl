# What players say of their director.

director-mark = the mark
director-not-rated = directors are rated by who played, once an event of a program that has it is over
    .web = come back when it is over
    .do = come back when it is over
director-closed = marks could be given for { $days } days after the end
    .do = nothing is left to be done here
director-no-mark = the mark must be from { $least } to { $most }, not { $given }
    .do = choose one of those
director-not-there = only who played in this event rates its director
    .do = open this page by the link that you played with, or sign in
