# The script of the desk.
script-console =
    .offline = No connection: the slip is read when you press Enter.
