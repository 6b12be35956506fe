web-checklist-known = { $known ->
        [0] Was dieses Turnier von der Leitung verlangt, und wann.
       *[other] Was dieses Turnier von der Leitung verlangt, und wann. Wovon es selbst weiß: { $done } von { $known } erledigt.
    }
web-checklist-state = { $state ->
        [done] Erledigt:
       *[open] Offen:
    }
