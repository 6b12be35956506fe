# What the stages of a plan are called where they have no name of their own, and their brackets.

stagename-own = { $name }
stagename-confrontation = Final confrontation
stagename-gathering = Gathering
stagename-heat = Heat { $letter }
stagename-bracket = { $players ->
        [0] Bracket
       *[other] Top { $players }
    }
stagename-pods = { $which ->
        [first] Pods
       *[last] Final pods
    }
stagename-swiss = { $which ->
        [first] Swiss rounds
       *[last] Finals
    }
stagename-table = { $table ->
        [single] single elimination
        [play-in] single elimination with play-in
        [double] double elimination
        [mcintyre] Modified McIntyre
        [seats] draft play-off by seats
        [own] a bracket of your own
       *[other] { $table }
    }
