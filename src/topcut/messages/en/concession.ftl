# Concessions in a pod.

concession-same = { $player } has already conceded
    .do = there is nothing to do
