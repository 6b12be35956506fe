# Concessions in a pod.

concession-same = { $player } has conceded already
    .do = there is nothing to do
