"""Quests: what an encounter adds to the rules, a small script for each.

What data can say needs none (``content/quests.py``, docs/writing-a-quest.md): who arrives and leaves, goals, the limit.

A script is a subclass of :class:`~.registry.Script`, entered with ``enter(FirstBlood("first-blood", 0))``: the quest,
and the number of the encounter, the first of which is 0. It says what the data does not: who may carry or
open what, special actions, characters who act (``allies``), what goes on into the next encounter (``carry_over``), and
for players how near each side is to its goal (``progress``). Numbers and places stand in ``content/data/quests.json``.
``every.py`` reads all scripts, and ``setup_options.QuestId`` names the quests that can be played. Rules of a quest are
tested in ``tests/rules/descent/quests/test_<quest>.py`` under their numbers (``DESC-Q-...``).
"""
