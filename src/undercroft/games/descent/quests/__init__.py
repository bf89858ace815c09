"""Quests: what an encounter adds to the rules, a small script for each.

A script is a subclass of :class:`~.registry.Script`, entered with ``@script("quest-id", number)`` (the first encounter
is 0). It says who wins, what is counted, who may leave or carry what, and what comes in when the overlord is done.
Numbers and places stand in ``content/data/quests.json``. ``every.py`` reads all of them, and
``setup_options.QuestId`` names those that can be played. Rules of a quest are tested in
``tests/rules/descent/quests/test_<quest>.py`` under their numbers (``DESC-Q-...``).
"""
