"""Undercroft in a terminal: playing, going on with a saved match, and watching a record."""
