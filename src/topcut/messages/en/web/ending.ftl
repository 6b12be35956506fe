# How a match can end otherwise, and more time for a table.
web-ending-title = Something else happened
web-ending-no-show = Somebody did not come
web-ending-no-show-button = Missed game
web-ending-concede = Somebody concedes
web-ending-concede-button = Concede
web-ending-both-lose = Both players lose
web-ending-both-lose-button = Both lose
web-ending-incomplete = Not finished in time
web-ending-incomplete-hint = Tick who is responsible: nobody, one or both.
web-ending-incomplete-button = Not finished
web-ending-delay = Go on without this result for now
web-ending-delay-reason = Reason, if you like
web-ending-delay-button = Delay
web-ending-time = Extra time for this table
web-ending-minutes = Minutes
web-ending-time-button = Add time
