import { untrack } from 'svelte';

/** Something asked of the server for a page: on its way, here, or in trouble; asked again when the reader comes back. */
export class Fetched<T> {
  value: T | null = $state.raw(null);
  error: unknown = $state.raw(null);
  private asked = 0;

  /** `known`: what need not be waited for. */
  constructor(
    private readonly ask: () => Promise<T>,
    known: T | null = null,
  ) {
    this.value = known;
  }

  /** Ask; the answer to the last question counts. What was known stays until then. */
  async fetch(): Promise<void> {
    const number = ++this.asked;
    try {
      const value = await untrack(() => this.ask());
      if (number === this.asked) [this.value, this.error] = [value, null];
    } catch (error) {
      if (number === this.asked) this.error = error;
    }
  }
}

/** Do it now, every so often while the page is seen, and when the reader comes back to it. Returns how to stop. */
export function keepFresh(what: () => void, seconds: number): () => void {
  const whenSeen = (): void => {
    if (document.visibilityState === 'visible') what();
  };
  what();
  const timer = setInterval(whenSeen, seconds * 1000);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
