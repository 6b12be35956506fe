"""What `make lint` looks at beyond the usual tools."""
