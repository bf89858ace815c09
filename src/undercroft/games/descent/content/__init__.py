"""What is in the box: dice, heroes, classes, monsters, cards, tiles and quests, as data.

``data/*.json`` is written by ``tests/rules/descent/reference.py`` from the collected facts; ``schema`` says what it may
hold, ``box`` reads all of it once, ``dice`` knows every way that dice can fall, ``boards`` lays the tiles of an
encounter and ``checking`` says what is wrong with a quest.

Numbers stand in the data, what a card does stands in ``abilities`` under the card's id. To add a quest, add its entry
to ``data/quests.json`` (tiles, doors, areas, who stands where, limit), and a script with its goals in ``quests``.
"""
