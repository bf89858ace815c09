/** A drawing for every card and everything that is fought. */
import { BELONGINGS } from './belongings';
import { ENCOUNTERS } from './encounters';
import { ENEMIES } from './enemies';
import { SPELLS } from './spells';

export const CARDS: Readonly<Record<string, string>> = { ...ENEMIES, ...ENCOUNTERS, ...BELONGINGS, ...SPELLS };
