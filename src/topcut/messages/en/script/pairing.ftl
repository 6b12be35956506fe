script-pairing =
    .lost = No connection: nothing was changed. Try again.
