"""What cards do: one small function for each deed of the vocabulary (``content/vocabulary.py``).

Battles wound, wounds trigger effects, effects move heroes and moved heroes come into battles. What calls each other in
such a circle meets in a registry: the rules call :func:`~undercroft.games.dungeoneer.effects.registry.perform`, and
each function here is entered with ``@carries_out``. ``turn.py`` reads all of them before the first turn.
"""
