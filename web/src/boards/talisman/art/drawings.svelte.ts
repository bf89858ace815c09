/** The drawings of cards: far more than a table shows at first, so they come after the board stands. */
class Drawings {
  cards: Readonly<Record<string, string>> = $state.raw({});

  async fetch(): Promise<void> {
    this.cards = (await import('./cards')).CARDS;
  }
}

export const drawings = new Drawings();
