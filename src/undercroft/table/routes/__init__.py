"""What can be asked over HTTP. Thin: each function finds who asks and what about, and passes it on."""
