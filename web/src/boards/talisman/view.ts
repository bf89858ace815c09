/** What a seat sees of a match. */

export interface CharacterView {
  seat: number;
  /** Null before it is dealt, and between a death and the next character. */
  character: string | null;
  /** Out of the game for good. */
  out: boolean;
  space: string | null;
  lives: number;
  /** The printed value: how far healing goes. */
  life: number;
  fate: number;
  fate_value: number;
  gold: number;
  /** In total, with what always counts. */
  strength: number;
  craft: number;
  strength_value: number;
  craft_value: number;
  strength_counters: number;
  craft_counters: number;
  alignment: string;
  objects: readonly string[];
  in_bag: readonly string[];
  followers: readonly string[];
  /** How many it holds. */
  spells: number;
  /** Those of them that the one who looks on knows. */
  hand: readonly string[];
  trophies: readonly string[];
  strength_trophies: number;
  craft_trophies: number;
  object_limit: number;
  spell_limit: number;
  /** Spells that it may still cast in this turn. */
  may_cast: number;
  toad: number;
  missing: number;
  quest: string;
  enslaved: boolean;
  fleeing: boolean;
  werewolf: number;
  pitfiends: number;
  privileges: readonly string[];
  extra_turns: number;
}

export interface SpaceView {
  space: string;
  cards: readonly string[];
  gold: number;
}

export interface FoeView {
  name: string;
  value: number;
  card: boolean;
}

export interface FightView {
  seat: number;
  rival: number | null;
  mode: 'battle' | 'psychic';
  stage: string;
  space: string;
  foes: readonly FoeView[];
  /** What each side adds to its die. */
  value: number;
  rival_value: number;
  weapons: readonly string[];
  rival_weapons: readonly string[];
  dice: readonly number[];
  /** The die that counts; 0: none so far. */
  die: number;
  rival_dice: readonly number[];
  rival_die: number;
  score: number;
  rival_score: number;
  substitute: string | null;
  rival_substitute: string | null;
  verdict: string | null;
  /** How many of all throws win, end in a stand-off, lose. */
  odds: readonly [number, number, number] | null;
}

export interface CastView {
  seat: number;
  spell: string;
  target: number | null;
  space: string | null;
  what: string | null;
  countered: boolean;
}

export interface LastingView {
  what: string;
  space: string | null;
  seat: number;
  rounds: number;
}

export interface TalismanView {
  phase: string;
  stage: string;
  round: number;
  rounds: number;
  active: number;
  dungeon: boolean;
  short: boolean;
  characters: readonly CharacterView[];
  offered: readonly string[];
  spaces: readonly SpaceView[];
  stock: Readonly<Record<string, number>>;
  kept: readonly string[];
  lasting: readonly LastingView[];
  crowned: boolean;
  fight: FightView | null;
  casts: readonly CastView[];
  window: string;
  losing: number | null;
  losing_card: string | null;
  roller: number | null;
  dice: readonly number[];
  drawn: readonly string[];
  adventure: number;
  under: number;
  spell_deck: number;
  purchases: Readonly<Record<string, number>>;
  talismans: number;
  trophy_price: number;
  known: readonly string[];
  known_under: readonly string[];
  /** The Spell on one's own Spell Ring. */
  ring: string | null;
}
