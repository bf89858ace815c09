"""What cards and spaces do: one small function for each deed of the vocabulary (``content/vocabulary.py``).

Cards start fights, fights cost lives, lives lost trigger cards, cards move characters, and moved characters meet cards.
What calls each other in such a circle meets in a registry: the rules call
:func:`~undercroft.games.talisman.effects.registry.perform`, each function here is entered with ``@carries_out`` (a
deed), ``@own`` (what one card alone does) or ``@enemy_value`` (an Enemy whose value varies). ``turn.py`` reads all
of them before the first turn.
"""
