/**
 * What a game's own board is made of. A folder `boards/<game id>/` has an `index.ts` with a default export of a
 * `GameUi`, and `en.ftl`, `ru.ftl` with the words that only the board needs. A game without one gets boards/generic.
 *
 * Keys on the board: every object that takes part in an option now is a `<button data-option>` (the attribute's value does
 * not matter). The frame lets arrows walk between them and keeps one of them in the Tab order, so a board sets no
 * `tabindex` and listens to no arrow keys. Objects that cannot be chosen carry no `data-option`.
 */
import type { Component } from 'svelte';
import { fetchExtras } from './extras';
import type { Choosing } from './choosing.svelte';
import type { Pace } from './settings.svelte';
import type { Sound } from './sound';
import type { Act, Told } from './stage';
import type { DecisionInfo, EventInfo, Forecast, OptionInfo, OutcomeInfo } from './types';
import type { Words } from './words';

/** What just happened: changes with every choice that is shown, so that a board can move what moved. */
export interface Moment {
  /** Grows by one with every choice shown. */
  step: number;
  /** What this choice brought about, in order. */
  events: readonly EventInfo[];
  /** Pace of what is shown: slow, normal, double, or 0 (show the result at once). */
  pace: Pace;
  /** Shown until somebody goes on. */
  stays: boolean;
  /** Whether it may be said what came of it: the suspense (`GameUi.suspense`) is over, counted from when it began to be seen. */
  told: boolean;
  /** Whether its time is over, and nothing new has come. */
  over: boolean;
}

/** What the rules foretell of a decision: of its options by their ids, and without any of them. */
export interface Foretold {
  outlook: Forecast | null;
  options: Readonly<Record<string, Forecast>>;
}

/** Everything that a board and its parts draw from. */
export interface Scene<View> {
  view: View;
  /** Whose sight this is; null: a spectator's. */
  seat: number | null;
  /** What this seat is asked now; null while others decide, in a replay, and at the end. */
  decision: DecisionInfo | null;
  /** What may come of it; null until the server has told, and where nothing is asked. */
  foretold: Foretold | null;
  /** The seats that everybody waits for. */
  deciding: readonly number[];
  choosing: Choosing;
  words: Words;
  /** The players' names, by seat. */
  names: readonly string[];
  moment: Moment;
  /** Everything that happened so far, as this seat saw it. */
  history: readonly EventInfo[];
  outcome: OutcomeInfo | null;
  setup: Readonly<Record<string, unknown>>;
  /** Take one's last choice back; not in a replay. */
  undo?: () => Promise<void>;
  /** What has been drawn on the board for this seat's side, by seat; not in a replay. */
  sketches?: Sketches;
  /** Draw these marks, and no others; where the seat has nobody at its side but itself, too. */
  sketch?: (marks: readonly Mark[]) => void;
}

/** Places of the board: a single one is ringed, several are joined by a line. */
export type Mark = readonly number[];

export type Sketches = Readonly<Record<number, readonly Mark[]>>;

/** The forecast of an option, as the game makes it. */
export function forecastOf<F extends Forecast = Forecast>(scene: Pick<Scene<unknown>, 'foretold'>, option: string | undefined): F | null {
  return option === undefined ? null : ((scene.foretold?.options[option] as F | undefined) ?? null);
}

export interface SceneProps<View> {
  scene: Scene<View>;
}

export type Tone = 'plain' | 'gain' | 'harm' | 'move' | 'magic';

/** A number beside a player's name: "4 XP", three hearts. */
export interface Figure {
  value: number | string;
  /** Spoken and shown small; with an icon it may be shown as a tooltip only. */
  label: string;
  icon?: string;
  tone?: Tone;
  /** What can be read about it. */
  thing?: string;
  /** Only where there is no room for `SeatExtra`, which shows it otherwise. */
  narrow?: boolean;
}

export interface SeatLook {
  /** The drawing of the player's hero. */
  icon: string;
  /** The second line: "delve 2 of 3". */
  line: string;
  /** The player's hero, for the reader. */
  thing?: string | undefined;
  figures: readonly Figure[];
  /** What one lives by, beside the face where there is no room for `SeatExtra`, which shows it otherwise. */
  vital?: number;
  /** Out of the game: shown dimmed. */
  out?: boolean;
}

export interface PhaseLook {
  id: string;
  label: string;
  icon: string;
  state: 'past' | 'now' | 'next';
}

export interface OptionLook {
  icon?: string;
  /** The row's title, if it should be shorter than the option's words. */
  title?: string;
  /** The title where there is little room. */
  brief?: string;
  /** Where only some of the options are shown, those with a lower number are; 0 if it is not said. One that leaves is shown always then. */
  rank?: number;
  /** What will happen, in words. */
  note?: string;
  /** The same where there is room for few letters. */
  short?: string;
  /** The words of the big button: what is done, never "OK". */
  act?: string;
  /** What the row is about: the reader opens it. */
  thing?: string;
  /** Where it is listed: first, under "also possible", or last and quiet (leaving, fleeing). */
  group: 'main' | 'also' | 'leave';
  /** Does only less than another option on offer: listed under "more" (options with a smaller count are anyway). */
  less?: boolean;
}

export interface EventLook {
  icon?: string;
  tone: Tone;
  /** Where events of one kind come from different rules. */
  rule?: string;
}

/** Several things under one heading. */
export interface ThingGroup {
  label: string;
  ids: readonly string[];
}

/** A thing of the game as the reader shows it. */
export interface ThingLook {
  icon?: string;
  /** Under its name: "monster · strength 5". */
  line?: string;
  /** When it can be played, what it gives, what is attached to it. */
  notes?: readonly string[];
  /** What belongs to it and can be read in turn: a hero's cards, what is attached to a card. */
  things?: readonly ThingGroup[];
  /** The rule to look up. */
  rule?: string;
}

/** What is asked, before anybody has seen the question. */
export interface Asked<View> {
  seat: number;
  options: readonly OptionInfo[];
  view: View;
  /** One touch takes an option: who plays so is not asked either about what hardly anybody would do. */
  hasty: boolean;
}

export interface GameUi<View = unknown> {
  /** Facts of sets that the web app was not built with, before anything is drawn. */
  learn?(facts: Readonly<Record<string, unknown>>): void;
  /** The centre: the place, with the hand tray at its foot. */
  Board: Component<SceneProps<View>>;
  /** The left column under the seats: one's own hero, stacks, standings. */
  Sheet?: Component<SceneProps<View>>;
  /** Under a seat's row: open cards and the like. */
  SeatExtra?: Component<SceneProps<View> & { of: number }>;
  /** Under the prompt: what is at stake, drawn. */
  Stake?: Component<SceneProps<View>>;
  seat(scene: Scene<View>, seat: number): SeatLook;
  phases(scene: Scene<View>): readonly PhaseLook[];
  /** Whose turn it is, where players take turns. */
  turn?(scene: Scene<View>): number | null;
  option(scene: Scene<View>, option: OptionInfo): OptionLook;
  /** The prompt while options are narrowed to these ("Whom does the fighter defeat?"), if the game has one. */
  narrowedPrompt?(scene: Scene<View>, options: readonly OptionInfo[]): string | undefined;
  /** How a decision is asked and explained where the situation makes the usual words untrue. */
  asks?(scene: Scene<View>): { title?: string; help?: string } | undefined;
  /** Cards in one's hand that one may be asked because of: what is ordered about each stands in the menu. */
  answering?(scene: Scene<View>): readonly string[];
  /** The option that is no choice, because nothing else of weight is on offer: taken by itself if only computers wait for it. */
  idle?(asked: Asked<View>): string | null;
  /** What those who are waited for decide, in a sentence, as far as everybody may know it. */
  awaited?(scene: Scene<View>): string;
  event(event: EventInfo): EventLook;
  /** The sounds of kinds of events; any other gain or harm has its own, and the rest is silent. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What the log tells instead: several events as one line, where each of them says little. Kinds stay, so that they lead to their rules. */
  retold?(events: readonly EventInfo[]): readonly EventInfo[];
  /** How long a choice's events take to watch at pace 1, in ms, at most 900. */
  beat(events: readonly EventInfo[]): number;
  /** How long their result has to stay to be read, in ms at pace 1: a reveal, a verdict, a defeat. Nothing shortens it. */
  reading?(events: readonly EventInfo[], you: number | null): number;
  /** Kinds of events that say best what came of a choice: one's own before any other gain or harm, else before what comes next. */
  foremost?: ReadonlySet<string>;
  /** How long seats and log wait, in ms at pace 1, so that they do not tell what the board is still turning over. */
  suspense?(events: readonly EventInfo[]): number;
  /** What of these events is shown on a stage over the board, dice and all. */
  acts?(events: readonly EventInfo[], told: Told<View>): readonly Act[];
  /** The kinds of events that are told again at the beginning of one's turn, or which of them, oneself's own and others', and after what; without it, all but the plain ones. */
  recaps?: ReadonlySet<string> | ((event: EventInfo, own: boolean, before: () => readonly EventInfo[]) => boolean);
  /** Whether it befell the seat that looks; without it, what names the seat. */
  befalls?(scene: Scene<View>, event: EventInfo): boolean;
  /** The rule that a decision is looked up under while nothing is picked; without it, that of the first option. */
  rule?(scene: Scene<View>): string | undefined;
  /** What the reader shows of a thing besides its name and text. */
  thing?(scene: Scene<View>, thing: string): ThingLook | undefined;
  /** The end: more columns and lines for the final table. */
  Ending?: Component<SceneProps<View>>;
}

/** Whether nothing travels: the player, or the player's system, wants no motion. */
export function isStill(pace: number): boolean {
  return pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const OWN = import.meta.glob<{ default: GameUi<never> }>('../boards/*/index.ts');

/** The game's own board, else the generic one. */
export async function loadUi(game: string): Promise<GameUi> {
  const load = OWN[`../boards/${game}/index.ts`] ?? OWN['../boards/generic/index.ts'];
  if (load === undefined) throw new Error(`no board for ${game}`);
  const ui = (await load()).default as unknown as GameUi;
  const facts = ui.learn === undefined ? null : (await fetchExtras(game, 'en'))?.facts;
  if (facts) ui.learn?.(facts);
  return ui;
}
