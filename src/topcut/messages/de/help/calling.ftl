help-calling-call = Einen Schiedsrichter an einen Tisch rufen, oder sagen, dass einer geht oder da ist. Ergebnisse warten nicht darauf.
    .table = Die Nummer des Tisches, oder wer ruft.
    .table-default = wer wartet
    .goes = Wer unterwegs ist.
    .answered = Ein Schiedsrichter ist da.
    .not-needed = Den Ruf zurücknehmen.
    .example-who-waits = wer wartet
