# Wie Meldungen zusammengesetzt werden.

said-at = { $place }: { $what }
said-inside = { $outer }, { $inner }
said-printed = { $words }
said-and = { $most } und { $last }
said-or = { $most } oder { $last }
