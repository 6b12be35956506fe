# Personal links: of officials, of players, as a list and as slips.
web-links-links = Personal links
web-links-only-directors = Personal links let somebody act as that player; only a director sees them.
web-links-for-officials = For officials
web-links-give-with-care-html = Whoever opens one of these works at this desk. Give them only to those who should.
    <a href="{ $access }#rights">What each may do</a>
web-links-whose =
    { $role ->
        [director] director’s
        [head-judge] head judges’
        [judge] judges’
       *[scorekeeper] scorekeepers’
    }
web-links-new-of = Make a new { web-links-whose } link
web-links-new-means-html =
    { $role ->
        [director] The link above stops working. Every other browser that used it is out at once; this one stays.
       *[other] The link above stops working, and everybody who used it is out at once.
    } Officials you named under <a href="{ $access }">Access</a> stay; an account that kept its role from the link
    does not.
web-links-for-players = For players
web-links-switched-off-html = <strong>Switched off:</strong> players sign in instead. <a href="{ $event }">Change it</a>
web-links-print = Print them as slips
web-links-in-order = Links in table order; each lets its player report, confirm and drop
web-links-table = Table
web-links-link = Link
web-links-act = Action
web-links-also-html = also signed in as <bdi>{ $account }</bdi>{ $kept ->
        [yes] , kept from the link
       *[none] { "" }
    }
web-links-end-html = End<span class="off"> { $account }</span>
web-links-end-means = The account { $account } is no longer { $name } in this event. The personal link stays.
web-links-renew-html = Make a new link<span class="off"> for <bdi>{ $name }</bdi></span>
web-links-renew-means = The link and the printed slip of { $name } stop working, and every phone that used them is out at once.
web-links-nobody-fits-html = No player matches. <a href="{ $all }">Show all players</a>
web-links-to-scan-html = The link of <bdi>{ $name }</bdi>, to scan with a phone. <a href="{ $all }">Show all
    players</a>
web-links-new-players = Make new links for all players
web-links-new-players-means = All links and printed slips stop working, and every phone that used one is
    out at once. Then print the slips again. Players who entered with an account stay; an account that kept its role
    from a link does not.
web-links-none-yet-html = The links of the players will be here. First <a href="{ $players }">enter players</a>.

# What is said of a new link.
web-links-made-already = The new link has already been made; here it is.
web-links-is-new =
    The { web-links-whose } link is new. { $role ->
        [director] Save it: only this browser stays in.
       *[other] Whoever used the old one needs it; those you named under Access stay.
    }
web-links-players-are-new = Every player has a new link. Print the slips again: the old ones no longer work.
web-links-players-is-new = { $player } has a new link, and the old one no longer works. Hand it out: the code can be
    scanned.{ $accounts ->
        [none] { "" }
       *[other] { " " }Whoever signs in as { $accounts } is still { $player }; below you can end that.
    }

# The slips.
web-links-slips = Slips with personal links
web-links-cut = Print without margins, cut along the lines, put the { $stacks } stacks on top of each other: they are in table
    order.
web-links-parts = Parts
web-links-part = Part
web-links-scan-or-open = Your match, results and standings: scan, or open
web-links-journal-html = Journal <samp>{ $seal }</samp>
web-links-nobody-yet = Nobody has entered yet.
