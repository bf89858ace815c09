/** What cards, spaces and characters are: written from the game's content by `make facts`. */
import written from './facts.json';

export type Region = 'outer' | 'middle' | 'inner' | 'dungeon';
export type CardType = 'event' | 'enemy' | 'stranger' | 'object' | 'magic-object' | 'follower' | 'place' | 'spell';
export type Stat = 'strength' | 'craft';
export const STATS: readonly Stat[] = ['strength', 'craft'];

export interface SpaceFacts {
  id: string;
  /** What it is called: `fields` for all Fields. */
  kind: string;
  region: Region;
  /** So many cards should lie there. */
  draw: number;
  /** Of the Dungeon: column and row. */
  grid?: readonly [number, number];
  /** What is sold there, for how much gold. */
  prices?: Readonly<Record<string, number>>;
  /** No source gives it: it is our own. */
  original?: boolean;
}

export interface CardFacts {
  type: CardType;
  /** Of an Enemy: animal, monster, dragon... */
  kind?: string;
  subtype?: 'weapon' | 'armour';
  /** What an Enemy is fought with, and how strong it is; 0: that is worked out in the fight. */
  stat?: Stat;
  value?: number;
  /** What whoever meets it may buy, for how much gold. */
  prices?: Readonly<Record<string, number>>;
  original?: boolean;
}

export interface CharacterFacts {
  strength: number;
  craft: number;
  life: number;
  fate: number;
  alignment: string;
  abilities: readonly string[];
  original?: boolean;
}

interface Facts {
  spaces: readonly SpaceFacts[];
  cards: Readonly<Record<string, CardFacts>>;
  characters: Readonly<Record<string, CharacterFacts>>;
}

const FACTS = written as unknown as Facts;
/** In the order of the rings, then the Dungeon along its arrows. */
export const SPACES = FACTS.spaces;
const BY_ID = new Map(SPACES.map((space) => [space.id, space]));

export function spaceOf(id: string): SpaceFacts | null {
  return BY_ID.get(id) ?? null;
}

export function kindOf(space: string): string | null {
  return BY_ID.get(space)?.kind ?? null;
}

export function cardOf(id: string): CardFacts | null {
  return FACTS.cards[id] ?? null;
}

export function characterOf(id: string): CharacterFacts | null {
  return FACTS.characters[id] ?? null;
}

/** What an Enemy is fought with, and how strong it is; null where that is worked out in the fight. */
export function mightOf(card: string): { stat: Stat; value: number | null } | null {
  const { stat, value } = cardOf(card) ?? {};
  return stat === undefined ? null : { stat, value: value || null };
}

/** What that space or card asks for a card. */
export function priceOf(card: string, seller: string): number | null {
  return (spaceOf(seller) ?? cardOf(seller))?.prices?.[card] ?? null;
}

export function isObject(card: string): boolean {
  const type = cardOf(card)?.type;
  return type === 'object' || type === 'magic-object';
}
