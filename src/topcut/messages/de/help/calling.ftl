help-calling-call = Einen Schiedsrichter an einen Tisch rufen, oder sagen, dass einer da ist. Ergebnisse warten nicht darauf.
    .table = Die Nummer des Tisches, oder wer ruft.
    .table-default = wer wartet
    .answered = Ein Schiedsrichter ist da.
    .not-needed = Den Ruf zurücknehmen.
    .example-who-waits = wer wartet
