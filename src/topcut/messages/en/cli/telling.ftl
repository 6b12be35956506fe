# A way out, where what to do and the command for it stand apart.
cli-telling-step = { $step }: `topcut { $typed }`
