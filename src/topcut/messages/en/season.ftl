# A season's files together.

season-no-events = nothing here is a finished event of { $program }
    .do = name a folder with its journals and results files
