"""Balance: plays a game many times over and says which heroes, seats, cards and quests are out of bounds."""
