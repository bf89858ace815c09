"""The pack: every card of Dungeon Raiders as data."""
