# Complaints on the site.

web-complaint-write = Write a complaint
web-complaint-lead = About an event, its director or a player. It is answered, and you can follow how it stands.
web-complaint-what = About
web-complaint-kind = { $about ->
        [event] an event
        [director] the director of an event
       *[person] a player
    }
web-complaint-event = Event
web-complaint-event-hint = The address of its page. For an event or its director.
web-complaint-person = Player
web-complaint-person-hint = Their handle. For a player.
web-complaint-text = What happened
web-complaint-text-hint = When, where, who saw it. Whoever decides must be able to understand it without you.
web-complaint-send = Send the complaint
web-complaint-private = Only the coordinator of the continent and the Director of Organized Play read it, and never anybody whom it is about.
web-complaint-received = Your complaint has been received. Its reference is { $reference }.
web-complaint-one = Complaint
web-complaint-keep = Keep the address of this page: by it you see how the complaint stands. Nobody else has it. Signed in, you also find it among your complaints.
web-complaint-state = { $state ->
        [received] Received
        [looked] Being looked at
       *[answered] Answered
    }
web-complaint-since = written
web-complaint-from = From
web-complaint-nameless = somebody who follows it by a private address
web-complaint-erased = The words were erased.
web-complaint-answer = The answer
web-complaint-answer-hint = Whoever complained reads it. It cannot be changed afterwards.
web-complaint-give-answer = Answer
web-complaint-take = I am looking at it
web-complaint-taken = { $name } is looking at it.
web-complaint-noted = It is noted.
web-complaint-about = { $about ->
        [event] about { $named ->
            [none] an event
           *[other] { $named }
        }
        [director] about the director of { $named ->
            [none] an event
           *[other] { $named }
        }
       *[person] about { $named ->
            [none] a player
           *[other] { $named }
        }
    }
web-complaint-waits = Complaint { $reference }, { $about }
web-complaint-all = Complaints
web-complaint-to-answer = To answer, and answered
web-complaint-own = Yours
web-complaint-none = You have written none.
