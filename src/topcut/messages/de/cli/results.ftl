# Ergebnisse kommen herein.
cli-results-type = Die Zettel tippen, dann auf einer leeren Zeile Strg-D:
cli-results-confirmed = Tisch { $table } ist bestätigt.
cli-results-disputed = Tisch { $table } ist strittig; [bold]topcut settle[/] entscheidet.
cli-results-settled =
    Tisch { $table } ist entschieden: { $seats ->
        [none] { "" }
       *[other] { $seats }:{ " " }
    }[bold]{ $result }[/].
cli-results-corrected = Tisch { $table } ist berichtigt.
cli-results-correct = Berichtigen?
