"""Where things are, how far, and who sees whom: spaces, edges and lines, without a word of the game.

- ``assembly``: pieces with openings, laid beside each other, become a :class:`~.plan.Plan`;
- ``plan``: a drawing: what marks stand in which cells, which edges are walls and which are doors;
- ``lines``: what a straight line between two corners crosses, touches and runs along, once for each slope;
- ``ground``: a plan with numbered spaces; for each two spaces the lines between their corners as sets of spaces;
- ``lay``: the ground while certain doors are shut: neighbours, distances, sight, walks, room for large bases.

Sets of spaces are ints, one bit for each space. A ground is made once for each plan, a lay once for each set of doors
that are shut, and all copies of a state share them. ``tests/rules/descent/geometry`` compares all of it with a slow
reference in fractions, on random plans.

To add a question about places: put it in ``lay`` if doors have a say in it, in ``ground`` if not, and its slow twin in
``tests/rules/descent/geometry/slow.py``.
"""
