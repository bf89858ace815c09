/** Something one does: under way, done, or refused with a reason. */
import { Refused } from '../api';
import type { Words } from '../words';

export class Deed {
  busy: boolean = $state(false);
  /** Why it did not work; null if it did. */
  trouble: string | null = $state(null);

  /** Do it, unless it is being done. True if it worked. */
  async run(what: () => Promise<void>, words: Words): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.fail(words)(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** For something else that can go wrong beside it. */
  fail(words: Words): (error: unknown) => void {
    return (error) => {
      this.trouble = error instanceof Refused ? error.message : words.say('page-trouble-offline');
    };
  }
}
