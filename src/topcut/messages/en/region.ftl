# Regions: what a continent is called, and what is wrong with a region.

region-continent = { $continent ->
        [africa] Africa
        [asia] Asia
        [australia] Australia and Oceania
        [europe] Europe
        [north-america] North America
        [south-america] South America
       *[online] Online play
    }
region-without-name = a region needs a name with at least one letter
    .do = type what people there call it
region-no-continent = “{ $typed }” is no continent
    .do = choose one from the list, or online play
region-known = { $name } is known already: it means { $region }
    .do = use that region, or choose another name
region-none = there is no region “{ $region }”
    .do = choose one from the list
region-not-yours = the regions of { region-continent } are kept by its coordinator
    .do = ask the coordinator or the Director of Organized Play
region-word-gone = “{ $word }” does not mean { $region } any more
