# One's own page: name, events, ways to sign in.
web-profile-title = Profile
web-profile-handle-hint = You sign in with { $handle } or with your name. A director makes you an official by it.
web-profile-events = My events
web-profile-as-official = As an official
web-profile-as-player = As a player
web-profile-state =
    { $state ->
        [running] running
        [finished] finished
       *[announced] announced
    }
web-profile-state-as =
    { $state ->
        [running] running
        [finished] finished
       *[announced] announced
    }, as { journal-role }
web-profile-leave-html = Leave<span class="off"> { $event }</span>
web-profile-my-entry-html = My entry<span class="off"> to { $event }</span>
web-profile-my-match-html = My match<span class="off"> at { $event }</span>
web-profile-no-events-html =
    Events that you enter or run will be here. <a href="{ $find }">Find an event</a>, or
    <a href="{ $new }">set one up</a>.
web-profile-by-link = Known to this browser by a link
web-profile-keep = Keep in my account
web-profile-name = Name
web-profile-change-name = Change the name
web-profile-signing-in = Signing in
web-profile-passkeys-html =
    <a href="{ $url }">Passkeys</a>{ $keys ->
        [0] { $work ->
            [yes] { "" }
           *[no] : not at this address, they need https
        }
       *[other] { " " }({ $keys })
    }
web-profile-administration = Administrator’s pages
web-profile-sign-out-everywhere =
    Sign out everywhere{ $browsers ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }({ $browsers } browsers)
    }
web-profile-delete = Delete my account

# What was done.
web-profile-name-changed = Your name is changed; events you have already entered keep the old one.
web-profile-kept = { $event } is now in your account.
web-profile-role-left = Your account no longer has a role from a link there.

# Deleting the account.
web-profile-delete-means =
    Your name, handle, e-mail address, passkeys and roles are removed from this site for good, and every browser is
    signed out.
web-profile-remains = What remains
web-profile-remains-names =
    Events that you played in keep their results, and your name with them. Their directors can have it erased. These
    are the events:
web-profile-directed = Events that you direct
web-profile-directed-means =
    You are no longer their director. Keep the director’s link, or name another director first:
web-profile-delete-yes = Delete my account for good
web-profile-deleted = Your account is deleted
web-profile-deleted-means =
    This site no longer knows you, except for your name in events you played in. Their directors can have it erased.
web-profile-this-browser = This browser
