/** The line at the foot of a card in the tray: what it gives, or when it can be cast. */
import type { Scene } from '$lib/board';
import type { Words } from '$lib/words';
import { cardOf } from './facts';

/** Short words for what is carried; where there are none, what sort of thing it is. */
export function footOf(card: string, words: Words): string {
  const own = `tal-foot-${card}`;
  if (words.has(own)) return words.say(own);
  const facts = cardOf(card);
  if (facts?.subtype === 'weapon') return words.name('weapon');
  if (facts?.subtype === 'armour') return words.name('armour-kind');
  return '';
}

/** When a Spell can be cast; "now", if that is now. */
export function spellFoot({ words }: Pick<Scene<unknown>, 'words'>, card: string, ids: readonly string[]): string {
  if (ids.length > 0) return words.say('tal-now');
  return words.has(`tal-when-${card}`) ? words.say(`tal-when-${card}`) : '';
}
