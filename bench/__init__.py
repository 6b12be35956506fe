"""Speed, measured: `make bench` runs everything in one process and prints ratios."""
