# Personen über mehrere Turniere.

person-none = niemand hat das Handle { $handle }
    .do = nach dem Namen suchen
