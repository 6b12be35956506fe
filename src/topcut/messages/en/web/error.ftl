# Pages that say why something is not shown or was not done.
web-error-all-events = All events
web-error-look-at-events = Look at all events
web-error-not-done = Not done.

web-error-forbidden-title = Not allowed
web-error-forbidden = You cannot do that here
web-error-forbidden-why =
    This needs another role. Open your personal link again, or ask the director for a new one.

web-error-old-form-title = Not sent
web-error-old-form = The form was too old
web-error-old-form-why =
    Go back, load the page again and send it once more; cookies must be allowed for that.

web-error-not-found-title = Not found
web-error-not-found = There is no page here
web-error-not-found-why = The address leads to nothing, or the event has been given another one.

web-error-too-many = Too many attempts
web-error-too-many-why =
    There were too many attempts from here. Nothing was changed; try again in a minute.

web-error-fault-title = A fault
web-error-fault = We broke something
web-error-fault-why =
    It is not your mistake, and everything that was accepted is safe. Try again; if it happens again, tell the director.

web-error-refused-title = Not done
web-error-refused = That could not be done
web-error-nothing-changed = Nothing was changed.
