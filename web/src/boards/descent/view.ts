/** What the board is told of the table, of a forecast, and of an option. */
import type { Forecast } from '$lib/types';

export interface FigureView {
  id: string;
  kind: string;
  rank: string;
  side: number;
  spaces: readonly number[];
  damage: number;
  health: number;
  speed: number;
  defence: readonly string[];
  attack: readonly string[];
  ranged: boolean;
  conditions: readonly string[];
  acted: boolean;
  actions: number;
  points: number;
  carries: string;
}

export interface CardView {
  id: string;
  exhausted: boolean;
  equipped: boolean;
  spent: boolean;
}

export interface HeroView {
  id: string;
  hero_class: string;
  seat: number;
  fatigue: number;
  stamina: number;
  skills: readonly CardView[];
  items: readonly CardView[];
  found: readonly CardView[];
  done: boolean;
  fallen: number;
  feat: boolean;
  resting: boolean;
  moving: boolean;
  left: boolean;
}

export interface TokenView {
  id: string;
  colour: string;
  space: number;
  face_up: boolean;
  /** What it shows, if it lies face up. */
  face: string;
  /** What it stands for: the id of its words. */
  kind: string;
}

export interface DefenceView {
  figure: string;
  dice: readonly string[];
  faces: readonly string[];
  shields: number;
  suffers: number;
}

export interface AttackView {
  attacker: string;
  target: string;
  space: number;
  weapon: string;
  ranged: boolean;
  distance: number;
  dice: readonly string[];
  faces: readonly string[];
  miss: boolean;
  range: number;
  damage: number;
  pierce: number;
  surges: number;
  hurdles: number;
  spent: readonly string[];
  gains: readonly string[];
  conditions: readonly string[];
  blast: boolean;
  hits: boolean;
  defences: readonly DefenceView[];
}

export interface GoalView {
  progress: number;
  done: number;
  needed: number;
}

export interface DescentView {
  quest: string;
  encounter: number;
  encounters: number;
  round: number;
  rounds: number;
  phase: string;
  active: string;
  heroes: readonly HeroView[];
  figures: readonly FigureView[];
  groups: readonly { kind: string; minions: number; masters: number }[];
  open_groups: readonly string[];
  shut: readonly number[];
  search_tokens: readonly number[];
  tokens: readonly TokenView[];
  search_cards: number;
  deck: number;
  hand: readonly string[] | null;
  cards: number;
  discard: readonly string[];
  gained: readonly string[];
  gold: number;
  overlord_xp: number;
  attack: AttackView | null;
  goals: readonly GoalView[];
  counts: Readonly<Record<string, number>>;
  wins: readonly number[];
  winner: number;
}

export interface Danger {
  space: number;
  enemies: number;
  damage: number;
}

export interface DescentForecast extends Forecast {
  kill?: number;
  damage?: readonly number[];
  spent?: readonly { gain: string; damage: number; kill: number }[];
  distance?: number;
  line?: readonly number[];
  way?: readonly number[];
  sees?: readonly number[];
  tired?: readonly { place: number; cost: number; first: number }[];
  harm?: readonly number[];
  danger?: readonly Danger[];
  hidden?: readonly { figure: string; by: readonly number[] }[];
}

export function figureOf(view: DescentView, id: string): FigureView | undefined {
  return view.figures.find((figure) => figure.id === id);
}

export function heroOf(view: DescentView, id: string): HeroView | undefined {
  return view.heroes.find((hero) => hero.id === id);
}

/** The heroes that a seat plays. */
export function heroesOf(view: DescentView, seat: number): HeroView[] {
  return view.heroes.filter((hero) => hero.seat === seat);
}

/** Whose sheet and cards a seat looks at: the hero who acts, if it is one of the seat's, else the first of them. */
export function watchedHero(view: DescentView, seat: number | null): HeroView | undefined {
  const own = seat === null ? view.heroes : heroesOf(view, seat);
  return own.find((hero) => hero.id === view.active) ?? own[0];
}
