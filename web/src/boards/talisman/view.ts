/** What a seat sees of a match. */
import type { OptionInfo } from '$lib/types';

export interface CharacterView {
  seat: number;
  /** Null between a death and the next character. */
  character: string | null;
  /** Out of the game for good. */
  out: boolean;
  space: string;
  lives: number;
  /** The life value: how far healing goes. */
  life: number;
  fate: number;
  fate_value: number;
  gold: number;
  strength: number;
  craft: number;
  strength_counters: number;
  craft_counters: number;
  alignment: string;
  objects: readonly string[];
  object_limit: number;
  followers: readonly string[];
  /** Those that this seat may see. */
  spells: readonly string[];
  spell_count: number;
  spell_limit: number;
  trophies: readonly string[];
  toad: number;
  missing: number;
  quest: number;
  enslaved: boolean;
  fleeing: boolean;
}

export interface SpaceView {
  id: string;
  cards: readonly string[];
  gold: number;
}

export interface SideView {
  /** Strength or Craft with all that always counts. */
  value: number;
  bonus: number;
  dice: readonly number[];
  die: number | null;
  score: number | null;
}

export interface FightView {
  seat: number;
  rival: number | null;
  psychic: boolean;
  stage: string;
  foes: readonly { name: string; value: number }[];
  own: SideView;
  other: SideView;
  odds: { win: number; tie: number; lose: number } | null;
  verdict: string | null;
}

export interface TalismanView {
  phase: string;
  stage: string;
  active: number;
  round: number;
  characters: readonly CharacterView[];
  spaces: readonly SpaceView[];
  fight: FightView | null;
  dice: readonly number[];
  dungeon: boolean;
  short: boolean;
}

export type Option = OptionInfo;
