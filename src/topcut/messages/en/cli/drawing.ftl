# A prize draw in the terminal.

cli-drawing-seed = Seed: { $seed }
    Publish this now, before anybody knows who takes part, and keep the seed to yourself: { $commitment }
cli-drawing-title = Prizes among { $tickets }
cli-drawing-prize = prize
cli-drawing-drawn = drawn
cli-drawing-nobody = nobody left
cli-drawing-from = seed { $seed }, SHA-256 { $commitment }{ $kept ->
        [yes] , as it was published
        [no] , which is not what was published
       *[none] {""}
    }
