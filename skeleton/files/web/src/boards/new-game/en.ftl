### The board of New Game
