/** What maps, figures and cards are: written from the game's content by `make facts`. */
import written from './facts.json';

export interface MapFacts {
  /** Column and row of each space. */
  cells: readonly (readonly [number, number])[];
  /** A mark for each space: `.` floor, `~` water, `#` obstacle, `o` pit, `L` lava. */
  terrain: string;
  tiles: readonly (readonly [string, readonly number[]])[];
  walls: readonly (readonly [number, number, number, number])[];
  doors: readonly { kind: string; edges: readonly (readonly [number, number, number, number])[] }[];
  areas: readonly { id: string; spaces: readonly number[] }[];
  /** Spaces that the quest is about, as the barn. */
  marks: readonly { id: string; spaces: readonly number[] }[];
  exits: Readonly<Record<string, readonly number[]>>;
}

export interface HeroFacts {
  archetype: string;
  speed: number;
  health: number;
  stamina: number;
  defence: readonly string[];
  might: number;
  knowledge: number;
  willpower: number;
  awareness: number;
}

export interface ItemFacts {
  slot: string;
  act: number;
  price: number;
  traits: readonly string[];
  hands?: number;
  attack?: string;
  dice?: readonly string[];
  surges?: readonly string[];
  defence?: readonly string[];
}

interface Facts {
  quests: Readonly<Record<string, readonly MapFacts[]>>;
  heroes: Readonly<Record<string, HeroFacts>>;
  classes: Readonly<Record<string, { archetype: string }>>;
  familiars: readonly string[];
  skills: Readonly<Record<string, { class: string; xp: number; kind: string; fatigue?: number }>>;
  items: Readonly<Record<string, ItemFacts>>;
  search: Readonly<Record<string, { trait: string }>>;
  overlord: Readonly<Record<string, { type: string; deck: string }>>;
  monsters: Readonly<Record<string, { base: readonly number[]; ranged: boolean; traits: readonly string[]; abilities: readonly string[] }>>;
  lieutenants: readonly string[];
  /** All that can be used when something happens, in one's own turn or not. */
  answers: readonly string[];
}

export const FACTS = written as unknown as Facts;
export const ATTRIBUTES = ['might', 'knowledge', 'willpower', 'awareness'] as const;

/** Quests that this web app was not built with are told by the server. */
export function learn(told: Readonly<Record<string, unknown>>): void {
  Object.assign(FACTS.quests, told.quests);
}

/** The map of a quest's encounter; of one that is not known, nothing. */
export function mapOf(quest: string, encounter: number): MapFacts {
  return FACTS.quests[quest]?.[encounter] ?? NOWHERE;
}

const NOWHERE: MapFacts = { cells: [[0, 0]], terrain: '.', tiles: [], walls: [], doors: [], areas: [], marks: [], exits: {} };
