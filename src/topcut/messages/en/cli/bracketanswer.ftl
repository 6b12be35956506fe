cli-bracketanswer-split = The prizes are split, and nobody plays on.
cli-bracketanswer-title = { $event } – { $stage }
