/** Battles: whose they are, how far they have come, what the dice say and what they may cost. */
import type { Scene } from '$lib/board';
import type { EventInfo, OptionInfo } from '$lib/types';
import { type Answer, type AttackView, cardOf, type DungeonView, type Form, useOf } from './facts';

export const STAGES = ['attack', 'response', 'attack-check', 'counter-check', 'compare', 'challenge', 'lair', 'reward'] as const;
export type Stage = (typeof STAGES)[number];

/** Decisions that belong to one stage of a battle. */
const STAGE_OF: Readonly<Record<string, Stage>> = {
  form: 'attack',
  extra: 'attack',
  respond: 'response',
  meddle: 'response',
  ready: 'response',
  repel: 'response',
  tame: 'response',
  strike: 'compare',
  challenge: 'challenge',
  lair: 'lair',
  'lair-full': 'lair',
  reward: 'reward',
};
const ASKED_IN_BATTLE = new Set(['form', 'extra', 'respond', 'challenge', 'lair', 'lair-full', 'reward', 'strike', 'repel']);

/** Whether a battle is fought now, not only prepared. */
export function isFighting({ view, decision }: Pick<Scene<DungeonView>, 'view' | 'decision'>): boolean {
  if (view.attacks.length === 0) return false;
  return view.attacks.some((attack) => attack.form !== '') || (decision !== null && ASKED_IN_BATTLE.has(decision.kind));
}

/** A hero strikes back at a monster. */
function isAnswer(attack: AttackView): boolean {
  return cardOf(attack.target) !== null;
}

export function stageOf({ view, decision, history }: Pick<Scene<DungeonView>, 'view' | 'decision' | 'history'>): Stage {
  const on = view.attacks.filter((attack) => !attack.out);
  if (on.some(isAnswer)) return 'challenge';
  const asked = decision === null ? undefined : STAGE_OF[decision.kind];
  if (asked !== undefined && !(asked === 'response' && on.some((attack) => attack.attack?.total))) return asked;
  if (on.some((attack) => attack.form === '')) return 'attack';
  if (!on.some((attack) => attack.attack?.total)) return 'response';
  if (!on.every((attack) => attack.attack?.total)) return 'attack-check';
  if (!on.every((attack) => attack.counter?.total)) return 'counter-check';
  return afterDice(history);
}

const AFTER: Readonly<Record<string, Stage>> = {
  'counter-roll': 'compare',
  'monster-goes': 'lair',
  'glory-gained': 'reward',
  'peril-given': 'reward',
};

function afterDice(history: readonly EventInfo[]): Stage {
  const last = history.findLast((event) => AFTER[event.kind] !== undefined);
  return (last && AFTER[last.kind]) ?? 'compare';
}

export interface Dice {
  attack: number | null;
  counter: number | null;
}

/** The dice of each attack of the battle that goes on, in the order of the attacks. */
export function diceOf(attacks: readonly AttackView[], history: readonly EventInfo[]): Dice[] {
  const thrown: { attack: number[]; counter: number[] } = { attack: [], counter: [] };
  for (const event of history) {
    if (event.kind === 'turn' || (event.kind === 'attacked' && thrown.attack.length > 0)) {
      thrown.attack = [];
      thrown.counter = [];
    } else if (event.kind === 'attack-roll') thrown.attack.push(Number(event.data.die));
    else if (event.kind === 'counter-roll') thrown.counter.push(Number(event.data.die));
  }
  return attacks.map((attack) => ({
    attack: attack.attack?.total == null ? null : (thrown.attack.shift() ?? null),
    counter: attack.counter?.total == null ? null : (thrown.counter.shift() ?? null),
  }));
}

export interface Odds {
  hit: number;
  tie: number;
  back: number;
}

/** How often the attack hits, ties or is hit back; a side whose total is known throws no more. */
export function oddsOf(attack: number, counter: number, known: { attack?: number | null; counter?: number | null } = {}): Odds {
  const sums = (value: number, total?: number | null): number[] => (total == null ? [1, 2, 3, 4, 5, 6].map((die) => die + value) : [total]);
  const odds: Odds = { hit: 0, tie: 0, back: 0 };
  const [ones, others] = [sums(attack, known.attack), sums(counter, known.counter)];
  for (const one of ones) for (const other of others) odds[one > other ? 'hit' : one === other ? 'tie' : 'back'] += 1 / (ones.length * others.length);
  return odds;
}

export function oddsOfAttack({ attack, counter }: AttackView, raise = 0): Odds | null {
  if (attack === null || counter === null) return null;
  return oddsOf(attack.value + attack.bonus, counter.value + counter.bonus + raise, { attack: attack.total, counter: counter.total });
}

/** What a monster's card prints for a form, or what a hero has in it. */
export function valueIn(view: DungeonView, id: string, form: Form): number {
  return cardOf(id)?.forms?.[form]?.value ?? view.heroes.find((hero) => hero.hero === id)?.[form] ?? 0;
}

// -- what a response is worth ---------------------------------------------------------------------

/** The wounds that the hero takes on average if nothing more is done. */
function lossOf(attack: AttackView, raise = 0, prevent = 0): number {
  const odds = attack.out || attack.guard !== null ? null : oddsOfAttack(attack, raise);
  return odds === null ? 0 : odds.hit * Math.max(0, (attack.attack?.wounds ?? 0) - prevent);
}

function answerOf(view: DungeonView, { verb, details }: OptionInfo): Answer | null {
  const card = String(details.card ?? '');
  if (verb === 'play') return cardOf(card)?.answer ?? null;
  return verb === 'use' ? useOf(view.set, card, Number(details.number)) : null;
}

function raiseFor(attack: AttackView, stats: Readonly<Record<string, number>>): number {
  return (stats.counter ?? 0) + (stats[attack.form] ?? 0);
}

/** The wounds on average after this response; null: not known. */
export function lossAfter(view: DungeonView, option: OptionInfo): number | null {
  const lanes = view.attacks.map((attack) => lossOf(attack));
  const all = lanes.reduce((sum, loss) => sum + loss, 0);
  if (option.verb === 'pass') return all;
  if (option.verb === 'guard' || option.verb === 'repel' || option.verb === 'tame') return all - (lanes[Number(option.details.number) - 1] ?? 0);
  const answer = answerOf(view, option);
  switch (answer?.does) {
    case 'repel':
      return all - Math.max(0, ...lanes);
    case 'leave':
      return 0;
    case 'prevent':
      return view.attacks.reduce((sum, attack) => sum + lossOf(attack, 0, answer.by), 0);
    case 'raise':
      return view.attacks.reduce((sum, attack) => sum + lossOf(attack, raiseFor(attack, answer.stats ?? {})), 0);
    default:
      return null;
  }
}
