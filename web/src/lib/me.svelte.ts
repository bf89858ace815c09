/** Who we are to the server. Nobody is asked for a name before playing: a newcomer is a guest until they say otherwise. */
import { erase, get, post } from './api';
import { known } from './known';
import { settings } from './settings.svelte';
import type { PersonInfo } from './types';
import type { Words } from './words';

class Me {
  /** Null until the server knows us. */
  name: string | null = $state(known.me?.name ?? null);
  /** Whether we know who we are, or that we are new. */
  asked: boolean = $state(known.me !== undefined);
  private asking: Promise<void> | null = null;

  /** Ask the server who we are, once. */
  recall(): Promise<void> {
    if (this.asked) return Promise.resolve();
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return this.asking;
  }

  /** Be somebody: as before, else a guest. Needed before anything at a table. */
  async introduce(words: Words): Promise<void> {
    if (this.name !== null) return;
    this.become(await post<PersonInfo>('/api/me', { name: words.say('page-guest'), lang: settings.lang, guest: true }));
  }

  async rename(name: string): Promise<void> {
    this.become(await post<PersonInfo>('/api/me', { name, lang: settings.lang }));
  }

  /** Be the person whose personal link it is. */
  async comeBack(token: string): Promise<void> {
    this.become(await post<PersonInfo>('/api/me/come-back', { token }));
  }

  /** Void all personal links, and all other browsers that came by them. */
  async renew(): Promise<void> {
    this.become(await post<PersonInfo>('/api/me/renew'));
  }

  /** Have everything deleted that is kept about us; we are new here then. */
  async forget(): Promise<void> {
    await erase('/api/me', { confirm: 'delete' });
    this.name = null;
  }

  private async ask(): Promise<void> {
    const person = await get<PersonInfo | null>('/api/me/known');
    if (person !== null) this.become(person);
    this.asked = true;
  }

  private become(person: PersonInfo): void {
    this.name = person.name;
    this.asked = true;
  }
}

export const me = new Me();
