# The Champions League of a program.

champions-none = { $document } prints no Champions League
champions-decided = { $first } before { $second }, both { $lifetime ->
        [one] one lifetime point
       *[other] { $lifetime } lifetime points
    }: { $step ->
        [season-points] { $more } this season, against { $less }
       *[lot] by lot
    }
champions-too-few-points = { $player } has fewer than { $least } lifetime league points
    .do = name those for whom it is waived
champions-nobody = { $players ->
        [0] nobody is
        [one] one player is
       *[other] { $players } players are
    } too few for a Champions League
    .do = choose two or more who come
champions-may-not-enter = the Champions League is for players with { $least } lifetime league points, and you have { $lifetime ->
        [0] none
       *[other] { $lifetime }
    }
    .do = ask the director to waive it for you
champions-nobody-known = the Champions League is for players with { $least } lifetime league points; nobody knows yours here
    .do = sign in as the player who you are, or ask the director
