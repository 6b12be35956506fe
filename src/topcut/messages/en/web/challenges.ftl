# Chair's Challenges and their draws of prizes, on the site.

web-challenges-link = Chair’s Challenges
web-challenges-heading = Chair’s Challenges
web-challenges-lead = One-off events with a theme, nominated by the chair. Whoever plays or wins one is in the draw for its prizes.
web-challenges-none = None has been nominated yet.
web-challenges-by-the-chair = Nominated by the chair.
web-challenges-draws = Draws
web-challenges-state = { $drawn ->
        [yes] drawn
       *[no] announced
    }
web-challenges-announce = Announce a draw
web-challenges-announce-hint = The seed is fixed now and nobody sees it before the draw. What is published of it shows afterwards that it was this one.
web-challenges-of = Among those who play in
web-challenges-prizes = Prizes
web-challenges-prizes-hint = One a line; with a star in front it is drawn among winners only.
web-challenges-announce-it = Announce it
web-challenges-announced = { $title } is announced.
web-challenges-none-coming = No nominated event is still to be played.
web-challenges-among = Among those who play in
web-challenges-won = Prizes
web-challenges-prize = Prize
web-challenges-who = Won by
web-challenges-from = { $among ->
        [winners] { $tickets ->
            [one] one winner
           *[other] { $tickets } winners
        }
       *[everybody] { $tickets ->
            [one] one player
           *[other] { $tickets } players
        }
    } in the draw
web-challenges-for = { $among ->
        [winners] for winners
       *[everybody] for everybody
    }
web-challenges-nobody = nobody left
web-challenges-chance = How it is drawn
web-challenges-method = Everybody has one ticket. The list is put in order by tickets. For each prize in turn a number below the tickets that are left is drawn out of the seed, and that ticket leaves.
web-challenges-published = Published { $day } (SHA-256 of the seed)
web-challenges-seed = Seed
web-challenges-kept = { $kept ->
        [yes] It is the seed that was published.
       *[no] It is not the seed that was published.
    }
web-challenges-save = Save the draw
web-challenges-again = Anybody can draw it again: the file has the seed and the list, and draws the same.
web-challenges-list = In the draw: { $tickets }
web-challenges-winner = winner
web-challenges-draw-hint = When all its events are over. It is drawn once.
web-challenges-draw = Draw now
web-challenges-drawn = The prizes are drawn.
