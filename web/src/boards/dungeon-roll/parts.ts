/**
 * Which things on the board take part in an option: what it is done with (`from`) and what it is done to (`to`).
 * A thing has a key: `party:fighter`, `ally:thief`, `treasure:elixir`, `hero`, `dungeon:goblin`, `lair`, `grave`,
 * `face:mage` (a die that comes back), `card:knight` (a hero to choose), `sign:flee`.
 */
import type { OptionInfo } from '$lib/types';
import { ABILITIES, count, delver, MONSTERS, PARTY_FACES, STANDS_FOR, sum, type RollView } from './facts';

export interface Parts {
  from: readonly string[];
  to: readonly string[];
}

type Making = (option: OptionInfo, view: RollView) => Parts;

const PARTS: Readonly<Record<string, Making>> = {
  'choose-hero': (option) => ({ from: [`card:${word(option, 'hero')}`], to: [] }),
  fight: (option) => ({ from: [companion(word(option, 'companion'))], to: [lying(option, 'monster')] }),
  'fight-and': (option) => ({
    from: [companion(word(option, 'companion'))],
    to: distinct([lying(option, 'monster'), lying(option, 'extra')]),
  }),
  open: (option) => ({ from: [companion(word(option, 'companion'))], to: ['dungeon:chest'] }),
  drink: (option) => ({ from: [companion(word(option, 'companion'))], to: ['dungeon:potion'] }),
  revive: (option) => ({ from: [`face:${word(option, 'face')}`], to: [] }),
  slay: (option) => ({ from: distinct(bandOf(option).map(companion)), to: ['lair'] }),
  'slay-two': (option) => ({ from: distinct(bandOf(option).map(companion)), to: ['lair'] }),
  read: (option) => ({ from: [companion(word(option, 'scroll'))], to: [] }),
  pick: (option) => ({ from: [die(word(option, 'die'))], to: [] }),
  use: (option) => ({ from: [`treasure:${word(option, 'treasure')}`], to: AIMS[word(option, 'treasure')] ?? [] }),
  ability: (option) => ({ from: ['hero'], to: AIMS[word(option, 'ability')] ?? [] }),
  target: (option) => ({ from: [], to: [lying(option, 'monster')] }),
  'how-many': (_, view) => ({ from: [], to: [`dungeon:${ABILITIES[delver(view)?.ability ?? '']?.wins_over ?? ''}`] }),
  tithe: (option) => ({ from: [`treasure:${word(option, 'treasure')}`], to: [] }),
};

/** What a token or an ability works on, where that is one place. */
const AIMS: Readonly<Record<string, readonly string[]>> = {
  'ring-of-invisibility': ['lair'],
  elixir: ['grave'],
  ballad: ['lair'],
};

export function partsOf(option: OptionInfo, view: RollView): Parts {
  const make = PARTS[option.verb];
  return make === undefined ? { from: [`sign:${option.verb}`], to: [] } : make(option, view);
}

export function keysOf(parts: Parts): readonly string[] {
  return [...parts.from, ...parts.to];
}

/** A detail of an option that is a word. */
export function word(option: OptionInfo, detail: string): string {
  return String(option.details[detail] ?? '');
}

/** A detail of an option that is a number; 1 where it says nothing. */
export function number(option: OptionInfo, detail = 'count'): number {
  const value = option.details[detail];
  return typeof value === 'number' ? value : 1;
}

/** The companions that face the dragon together. */
export function bandOf(option: OptionInfo): string[] {
  return ['first', 'second', 'third'].map((place) => word(option, place)).filter(Boolean);
}

/** How many dungeon dice an option takes away: of several that differ in nothing else, the greatest is meant. */
export function reach(option: OptionInfo): number {
  return number(option) + (option.verb === 'fight-and' ? 0.9 : 0);
}

/** How many monsters of each kind fall. */
function fallen(option: OptionInfo): ReadonlyMap<string, number> {
  const counted = new Map([[word(option, 'monster'), number(option)]]);
  const extra = word(option, 'extra');
  if (extra !== '') counted.set(extra, (counted.get(extra) ?? 0) + 1);
  return counted;
}

function isFight({ verb }: OptionInfo): boolean {
  return verb === 'fight' || verb === 'fight-and';
}

/** Whether the same companion defeats all these and more in another way; of two ways to the same the first counts. */
export function isOutdone(option: OptionInfo, options: readonly OptionInfo[]): boolean {
  if (!isFight(option)) return false;
  const these = fallen(option);
  return options.some((other) => {
    if (other === option || !isFight(other) || other.details.companion !== option.details.companion) return false;
    const those = fallen(other);
    if ([...these].some(([monster, count]) => (those.get(monster) ?? 0) < count)) return false;
    return [...those].some(([monster, count]) => (these.get(monster) ?? 0) < count) || options.indexOf(other) < options.indexOf(option);
  });
}

function lying(option: OptionInfo, detail: string): string {
  return `dungeon:${word(option, detail)}`;
}

/** The key of a companion by its name: a party die, an ally, a token or the hero. */
export function companion(name: string): string {
  if (name === 'hero') return 'hero';
  if (name.startsWith('ally-')) return `ally:${name.slice(5)}`;
  return isPartyFace(name) ? `party:${name}` : `treasure:${name}`;
}

/** The name of a companion by its key. */
function companionName(key: string): string | null {
  const [place, thing] = split(key);
  if (place === 'hero') return 'hero';
  if (place === 'ally') return `ally-${thing}`;
  return place === 'party' || place === 'treasure' ? thing : null;
}

function die(face: string): string {
  return isPartyFace(face) ? `party:${face}` : `dungeon:${face}`;
}

function isPartyFace(name: string): boolean {
  return PARTY_FACES.includes(name);
}

export function split(key: string): [string, string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

function distinct(keys: readonly string[]): string[] {
  return [...new Set(keys)];
}

/** The option that touching a thing would have meant, to ask why it is not on offer. `holding`: what was touched before. */
export function meant(key: string, view: RollView, phase: string | null, holding: readonly string[]): string {
  const [place, thing] = split(key);
  const ability = delver(view)?.ability ?? '';
  switch (place) {
    case 'sign':
      return thing;
    case 'card':
      return `choose-hero:${thing}`;
    case 'face':
      return `revive:${thing}`;
    case 'grave':
      return 'use:elixir';
    case 'lair':
    case 'dungeon':
      return againstDie(place === 'lair' ? 'dragon' : thing, heldCompanion(view, holding));
    case 'hero':
      return ABILITIES[ability]?.steps_in && phase === 'monsters' ? withCompanion('hero', view, phase) : `ability:${ability}`;
    case 'treasure':
      return thing in STANDS_FOR ? withCompanion(thing, view, phase) : `use:${thing}`;
    default:
      return withCompanion(companionName(key) ?? 'fighter', view, phase);
  }
}

function heldCompanion(view: RollView, holding: readonly string[]): string {
  const held = holding.map(companionName).find((name) => name !== null);
  return held ?? PARTY_FACES.find((face) => count(view.party, face) > 0) ?? 'fighter';
}

function againstDie(face: string, by: string): string {
  if (face === 'dragon') return `slay:${by}:${by}:${by}`;
  if (face === 'chest') return `open:${by}:1`;
  return face === 'potion' ? `drink:${by}:1` : `fight:${by}:${face}:1`;
}

function withCompanion(name: string, view: RollView, phase: string | null): string {
  if (phase === 'dragon') return `slay:${name}:${name}:${name}`;
  if (phase === 'loot') return `${count(view.dungeon, 'chest') > 0 ? 'open' : 'drink'}:${name}:1`;
  if (name.startsWith('scroll')) return `read:${name}`;
  const standing = MONSTERS.find((monster) => sum(view.dungeon, [monster]) > 0);
  return `fight:${name}:${standing ?? 'goblin'}:1`;
}
