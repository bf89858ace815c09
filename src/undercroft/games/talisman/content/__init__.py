"""Cards, spaces and characters of Talisman, as data.

``adventure.toml``, ``dungeon.toml``, ``spells.toml``, ``purchases.toml`` (also the Talisman), ``treasures.toml`` hold
``[[card]]``: one entry for each title, wherever its copies lie (``copies = { adventure = 2, dungeon = 1 }``).
``board.toml`` holds ``[[space]]``, the graph, the raft table and the emergence chart, ``characters.toml``
``[[character]]``. What the fields mean stands in ``schema.py``; everything is checked when it is read
(``checking.py``).

**A card that does something** has effects: lists of deeds of ``vocabulary.py``, carried out for the character that
meets it. Events, Strangers and Places have ``encounter``; Objects and Followers ``taken`` (with ``spent`` the card
is then gone), ``worth`` (what it adds), ``traits`` (what it allows: a name from ``traits.py`` that the rules ask for
with ``having.has``) and ``uses`` (what its owner may do with it, and when); Enemies ``before``, ``won``, ``killed``,
``defeated``, ``unbeaten``, ``fought``; Spells ``windows``, ``target``, ``effect``.

**What no deed says** is ``{ do = "own", name = "raiders" }`` and a function in a module of ``effects/``:

    @own("raiders")
    def _raiders(s: TalismanState, doing: Doing) -> Play[None]:
        c = s.characters[doing.you]
        ...
        yield from ()

A module of ``effects/`` has to be named in ``DEEDS`` of ``turn.py``. ``@enemy_value("mimic")`` works out a value
that varies (``varies = "mimic"``). Such a function calls the rules: ``dice.roll`` (with fate), ``lives.lose_lives``,
``counters.gain`` and ``lose``, ``belongings.gain``, ``ditch``, ``discard_belonging``, ``followers.lose_follower``,
``places.throw_to`` (a new encounter begins there), ``places.land`` (after a defeat), ``missing.miss``,
``toads.turn_into_toad``, ``battle.meet_creature``, ``decks.draw``, ``discard``, ``look``, and ``perform`` for deeds.
It asks with ``yield ask(seat, kind, options)``; a choice with one option is not asked. During a fight ``s.fight`` is
the attack that goes on: ``no_die``, ``rival_no_die``, ``lowest``, ``fateless``, ``plus``, ``rival_plus``,
``weapons``, ``verdict``.

The Crown of Command, the Treasure Chamber and Hex are rules of their own (``crown.py``, ``lord.py``, ``hexes.py``); the
Warlock's Cave does ``own: warlock-quest``. Spaces of the Inner Region set ``c.held`` while they must be faced again,
``c.werewolf`` and ``c.pitfiends``; their creatures are met with ``meet_creature(..., fixed=True)``.

**A new question** needs its words (``ask-<kind>``, ``do-<verb>``), a new event ``event-<kind>``, a ``way`` the id of
its words.

**A test** for each card and space stands in ``tests/rules/talisman``, with the builder of ``table.py``:

    table = Table("troll", stage="encounter", adventure="bear", dice="3 5").settle()
    assert table.trophies() == ["bear"]
"""
