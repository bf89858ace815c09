"""Descent: Journeys in the Dark. Heroes on a quest, and an overlord with all his monsters against them.

The room is being built: as long as there is no ``GAME`` here, nobody sees it. Until then it is ``game.GAME``.
"""
