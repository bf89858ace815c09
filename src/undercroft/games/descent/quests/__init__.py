"""Quests: what an encounter adds to the rules, a small script for each.

A script is a subclass of :class:`~.registry.Script`, entered with ``enter(FirstBlood("first-blood", 0))``: the quest,
and the number of the encounter, the first of which is 0. It says who wins, what is counted, who may leave or carry
what, and what comes in when the overlord is done. Numbers and places stand in ``content/data/quests.json``.
``every.py`` reads all scripts, and ``setup_options.QuestId`` names the quests that can be played. Rules of a quest are
tested in ``tests/rules/descent/quests/test_<quest>.py`` under their numbers (``DESC-Q-...``).
"""
