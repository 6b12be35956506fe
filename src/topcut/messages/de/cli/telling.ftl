# Ein Ausweg, bei dem getrennt stehen, was zu tun ist und der Befehl dafür.
cli-telling-step = { $step }: `topcut { $typed }`
