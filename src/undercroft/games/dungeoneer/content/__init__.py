"""The packs: each set's locations, adventure cards, quests and heroes as data, its own effects beside them."""
