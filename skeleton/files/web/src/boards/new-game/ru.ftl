### Поле New Game
