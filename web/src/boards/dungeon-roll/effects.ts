/** What the picked option will do to a thing on the board, in words. */
import type { Scene } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import { count, type RollView } from './facts';
import { partOf } from './looks';
import { number, partsOf, split, word } from './parts';

export interface Effect {
  words: string;
  /** How many of them. */
  meant: number;
}

const NOTHING: Effect = { words: '', meant: Infinity };

export function effectOn(scene: Scene<RollView>, picked: OptionInfo | null, key: string): Effect {
  if (picked === null) return NOTHING;
  const [place, thing] = split(key);
  if (place === 'lair') return { words: onLair(scene, picked), meant: Infinity };
  if (place !== 'dungeon') return NOTHING;
  const meant = partsOf(picked, scene.view).to.includes(key) ? taken(picked, thing) : 0;
  if (meant === 0) return NOTHING;
  const standing = count(scene.view.dungeon, thing);
  const id = message(picked, scene.decision?.kind);
  return { words: scene.words.say(id, { count: meant, standing, part: partOf(meant, standing) }), meant };
}

function onLair({ words }: Scene<RollView>, picked: OptionInfo): string {
  if (picked.verb.startsWith('slay')) return words.say('roll-dragon-falls');
  const by = word(picked, 'treasure') || word(picked, 'ability');
  return by === 'ring-of-invisibility' || by === 'ballad' ? words.say('roll-lair-emptied') : '';
}

/** How many dice of this face, which it is done to, the option takes. */
function taken(picked: OptionInfo, face: string): number {
  const monster = word(picked, 'monster');
  const first = monster === '' || monster === face ? number(picked) : 0;
  return first + (word(picked, 'extra') === face ? 1 : 0);
}

function message(picked: OptionInfo, kind: string | undefined): string {
  if (picked.verb === 'open') return 'roll-opens';
  if (picked.verb === 'drink') return 'roll-is-drunk';
  if (picked.verb === 'how-many') return 'roll-joins';
  return kind === 'charm' ? 'roll-becomes-potion' : 'roll-falls';
}
