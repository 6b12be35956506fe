# A plan of stages out of a file.

planfile-stage = { $file }, stage { $number }
planfile-not-one = { $file } does not look like a plan
    .cli = a plan begins with `topcut = "{ $format }"`
    .web = a plan begins with “topcut = "{ $format }"”
    .api = a plan begins with topcut = "{ $format }"
planfile-unknown-key = { $key } is not a key of a plan
planfile-too-many-stages = { $file } has { $stages } stages
    .do = plan at most { $most }
planfile-no-stages = { $file } has no stages
    .do = write one [[stage]] table for each
planfile-no-kind = kind is missing
    .do = add one of { $kinds }
planfile-no-bracket = the file of bracket { $bracket } is missing
    .do = send that file together with the plan
planfile-unknown-stage-key = { $key } is not a key of a stage
planfile-unknown-word = { $key } = { $given }
planfile-way-words = use one of { $words }
planfile-not-a-number = { $key } = { $given } is not a whole number
    .cli = write it like `{ $key } = 4`
    .web = write it like “{ $key } = 4”
    .api = write it like { $key } = 4
planfile-not-a-text = { $key } = { $given } is not text
    .cli = write it like `{ $key } = "Top 8"`
    .web = write it like “{ $key } = "Top 8"”
    .api = write it like { $key } = "Top 8"
planfile-not-a-flag = { $key } = { $given } is neither true nor false
    .cli = write `{ $key } = true`
    .web = write “{ $key } = true”
    .api = write { $key } = true
planfile-no-scheme = scheme is not a list of places
    .cli = write it like `scheme = ["1.1", "2.1"]`
    .web = write it like “scheme = ["1.1", "2.1"]”
    .api = write it like scheme = ["1.1", "2.1"]
