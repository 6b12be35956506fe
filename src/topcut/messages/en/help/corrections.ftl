help-corrections-rename = Correct how a player is called, before, during or after the event. Results stay as they are.
    .name = The right name.
    .handle = What is typed for them, if that should change too.
help-corrections-retitle = Correct the title of the event.
    .title = The right title.
help-corrections-note =
    Note what is known of a player besides the name. What you leave out stays as it is; "" takes it out.
    .note = For officials only.
    .pronouns = How they are spoken of.
    .club = Where they play.
    .country = Where they come from.
    .contact = How an opponent of an online match reaches them; nobody else sees it.
help-corrections-paid = Record that a player has paid the fee.
    .no = The fee is open after all.
