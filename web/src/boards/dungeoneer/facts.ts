/** What cards, locations, quests and heroes are: written from the game's sets by web/tools/dungeoneer_facts.py. */
import type { components } from '$lib/schema';
import written from './facts.json';

export type DungeonView = components['schemas']['DungeonView'];
export type HeroView = components['schemas']['HeroView'];
export type PlaceView = components['schemas']['PlaceView'];
export type AttackView = components['schemas']['AttackView'];

export type Form = 'melee' | 'magic' | 'speed';
export const FORMS: readonly Form[] = ['melee', 'magic', 'speed'];

export interface LocationFacts {
  kind: 'tunnel' | 'chamber';
  glory: number;
  peril: number;
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
}

const LOCATIONS = written.locations as Readonly<Record<string, LocationFacts>>;
const CARDS = written.cards as unknown as Readonly<Record<string, CardFacts>>;
const QUESTS = written.quests as Readonly<Record<string, QuestFacts>>;

export function locationOf(id: string): LocationFacts | null {
  return LOCATIONS[id] ?? null;
}

export function cardOf(id: string): CardFacts | null {
  return CARDS[id] ?? null;
}

export function questOf(id: string): QuestFacts | null {
  return QUESTS[id] ?? null;
}

/** Cards of glory are paid with one's own glory, the others with the peril of the hero they strike. */
export function isGlory(card: CardFacts): boolean {
  return card.type === 'boon' || card.type === 'treasure';
}
