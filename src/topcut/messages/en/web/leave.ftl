# Giving up a match, leaving the event, leaving this device.
web-leave-concede = Concede this match
web-leave-concede-html =
    { $others ->
        [one] You give up, and <bdi>{ $opponent }</bdi> wins.
       *[other] You give up and end with 0 points; the others play on.
    } You cannot take it back yourself; the director can refuse it.
web-leave-concede-yes = Yes, I concede
web-leave-drop = Drop from the event
web-leave-drop-gives-up = You still play game { $game }: { $what }. What you have played stands.
web-leave-drop-says =
    You will not be paired again. What you have played stands{ $status ->
        [open] , and your match in this round still needs a result
       *[other] { "" }
    }.
web-leave-drop-yes = Yes, I drop
web-leave-take-back = I stay: take my drop back
web-leave-device = Leave on this device
web-leave-device-html =
    This browser will forget that you are <bdi>{ $name }</bdi>; nothing changes in the event. Your link lets you in
    again.
web-leave-device-yes = Forget me here
