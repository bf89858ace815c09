the-toll-bridge = The Toll Bridge
    .about = Goblins sit on a bridge and ask for everything.
the-toll-bridge-1 = The Bridge
    .about = The way out is behind them, and the village behind you.
    .heroes = All heroes leave by the exit.
    .overlord = 7 goblin archers leave by the entrance.
    .limit = After the last round the overlord wins.
