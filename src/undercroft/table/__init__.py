"""The table: where people meet online. Knows matches, no game's rules."""
