/** What cards, locations, quests and heroes are: written from the game's sets by `make facts`. */
import type { components } from '$lib/schema';
import written from './facts.json';

export type DungeonView = components['schemas']['DungeonView'];
export type HeroView = DungeonView['heroes'][number];
export type PlaceView = DungeonView['places'][number];
export type AttackView = DungeonView['attacks'][number];
export type CardView = HeroView['boons'][number];
export type DungeonForecast = Partial<components['schemas']['DungeonForecast']>;
export type Odds = components['schemas']['OddsView'];

export type Form = 'melee' | 'magic' | 'speed';
export const FORMS: readonly Form[] = ['melee', 'magic', 'speed'];

export interface LocationFacts {
  kind: 'tunnel' | 'chamber' | 'wild';
  glory: number;
  peril: number;
  /** North, east, south, west, as it is printed. */
  exits: readonly string[];
  dark?: boolean;
  hazard?: 'danger' | 'spikes' | 'pit';
  threat?: string;
}

export interface CardFacts {
  type: 'boon' | 'treasure' | 'bane' | 'monster' | 'trap';
  kind: string;
  cost: number | 'x';
  timing: 'feats' | 'villainy' | 'response' | 'any';
  health?: number;
  forms?: Partial<Record<Form, { value: number; attack: boolean; wounds: number }>>;
  threat?: string;
}

export interface QuestFacts {
  category: string;
  threat?: string;
  search?: number;
  /** What the dice of a quest of chance have to make together. */
  sum?: number;
  /** Completing it wins the match. */
  wins?: boolean;
}

export interface EventFacts {
  most: number;
  cheaper: string;
  stronger: string;
}

export interface HeroFacts {
  health: number;
  boons: number;
  treasures: number;
  /** At the card's first and at its last level. */
  values: Readonly<Record<Form, readonly [number, number]>>;
}

interface Facts {
  locations: Record<string, LocationFacts>;
  cards: Record<string, CardFacts>;
  quests: Record<string, QuestFacts>;
  events: Record<string, EventFacts>;
  heroes: Record<string, Readonly<Record<string, HeroFacts>>>;
}

const FACTS = written as unknown as Facts;
const { locations: LOCATIONS, cards: CARDS, quests: QUESTS, events: EVENTS, heroes: HEROES } = FACTS;

/** Sets that this web app was not built with are told by the server. */
export function learn(told: Readonly<Record<string, unknown>>): void {
  for (const [kind, things] of Object.entries(told)) Object.assign(FACTS[kind as keyof Facts], things);
}

export function locationOf(id: string): LocationFacts | null {
  return LOCATIONS[id] ?? null;
}

export function cardOf(id: string): CardFacts | null {
  return CARDS[id] ?? null;
}

export function questOf(id: string): QuestFacts | null {
  return QUESTS[id] ?? null;
}

export function eventOf(id: string): EventFacts | null {
  return EVENTS[id] ?? null;
}

/** A hero's card in this set. */
export function heroOf(set: string, id: string): HeroFacts | null {
  return HEROES[set]?.[id] ?? null;
}

/** Cards of glory are paid with one's own glory, the others with the peril of the hero they strike. */
export function isGlory(card: CardFacts): boolean {
  return card.type === 'boon' || card.type === 'treasure';
}

/** Whether a battle is fought now, not only prepared. */
export function isFighting(view: DungeonView): boolean {
  return view.stage !== null && view.attacks.length > 0;
}
