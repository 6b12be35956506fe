# People across events.

person-none = nobody has the handle { $handle }
    .do = search for the name
