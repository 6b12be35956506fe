# What players say of themselves on their own page.
web-card-heading =
    { $online ->
        [yes] { $contact ->
            [none] How your opponents reach you: not said yet
           *[other] How your opponents reach you
        }
       *[no] Pronouns, club, country
    }
web-card-contact = How your opponents reach you
web-card-contact-hint = An address, a name on Discord, a number. Only whoever you are paired with sees it, and officials.
web-card-everybody = Pronouns, club and country are for everybody to read. Leave empty what you would rather not say.
