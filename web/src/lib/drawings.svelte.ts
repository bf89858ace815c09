/** Drawings of which a table shows few at first, so that they come after the board stands. */
export class Drawings {
  known: Readonly<Record<string, string>> = $state.raw({});
  readonly #load: () => Promise<Readonly<Record<string, string>>>;

  constructor(load: () => Promise<Readonly<Record<string, string>>>) {
    this.#load = load;
  }

  async fetch(): Promise<void> {
    this.known = await this.#load();
  }
}
