# How messages are put together.

said-at = { $place }: { $what }
said-inside = { $outer }, { $inner }
said-printed = { $words }
said-and = { $most } and { $last }
said-or = { $most } or { $last }
