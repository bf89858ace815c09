"""How quick the table's server is, and what it bears: ``make bench-table``.

Each case starts a real server process with a database of its own:

- ``tables``: many tables of computer players, each choosing once a second, and one table that is played over its socket
- ``spectators``: many who watch one table, and as many spread over a hundred
- ``updates``: how many bytes a choice is, for a seat and for a spectator of a long match
- ``restart``: a server that was killed with 500 matches going on and 10,000 finished ones
- ``flood``: one visitor who asks for as much as possible, and what the others notice of it
"""
