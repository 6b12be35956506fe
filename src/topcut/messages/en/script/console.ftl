# The script of the desk.
script-console =
    .offline = No connection: the slip is read when you press Enter.
    .kept = Not sent yet: { $slips }. They are kept and will be sent.
