/** How heroes, options and events of Dungeoneer look. */
import type { EventLook, OptionLook, PhaseLook, Scene, SeatLook, Tone } from '$lib/board';
import type { EventInfo, OptionInfo } from '$lib/types';
import { heroDrawing, kindDrawing, SIGNS } from './art';
import { cardOf, type DungeonView, locationOf } from './facts';
import { characteristic, chanceOf, readGate } from './map';

type DungeonScene = Scene<DungeonView>;

const PHASES = ['recovery', 'villainy', 'location', 'feats', 'draw'] as const;
const PHASE_ICONS = {
  recovery: SIGNS.recovery,
  villainy: SIGNS.villainy,
  location: SIGNS.gate,
  feats: SIGNS.glory,
  draw: SIGNS.draw,
};
const QUIET = new Set(['end-phase', 'pass', 'keep-all', 'draw-none', 'no-extra', 'no-challenge', 'no-peril', 'suffer', 'keep-roll', 'drop']);
const SIGN_OF: Readonly<Record<string, string>> = {
  explore: SIGNS.explore,
  'stand-up': SIGNS.action,
  'lie-down': SIGNS.pit,
  dodge: SIGNS.speed,
  face: SIGNS.die,
  attack: SIGNS.villainy,
  fight: SIGNS.melee,
  strike: SIGNS.melee,
  attempt: SIGNS.quest,
  search: SIGNS.explore,
  'give-peril': SIGNS.peril,
  'to-lair': SIGNS.lair,
};

export function seatLook(scene: DungeonScene, seat: number): SeatLook {
  const { words, view } = scene;
  const hero = view.heroes[seat]!;
  return {
    icon: hero.alive ? heroDrawing(hero.hero) : SIGNS.skull,
    line: hero.hero === null ? '' : words.say('dgn-hero-line', { hero: words.title(hero.hero), level: hero.level }),
    figures: [
      { value: hero.glory, label: words.name('glory'), icon: SIGNS.glory, tone: 'gain' },
      { value: hero.peril, label: words.name('peril'), icon: SIGNS.peril, tone: 'magic' },
    ],
    out: !hero.alive,
  };
}

export function phases(scene: DungeonScene): PhaseLook[] {
  const now = PHASES.findIndex((phase) => phase === scene.view.phase);
  return PHASES.map((phase, index) => ({
    id: phase,
    label: scene.words.say(`dgn-phase-${phase}`),
    icon: PHASE_ICONS[phase],
    state: index === now ? 'now' : index < now ? 'past' : 'next',
  }));
}

/** The card that an option plays, sends or uses. */
export function cardIn(option: OptionInfo): string | null {
  for (const key of ['card', 'monster', 'trap']) {
    const id = option.details[key];
    if (typeof id === 'string' && cardOf(id) !== null) return id;
  }
  return null;
}

export function optionLook(scene: DungeonScene, option: OptionInfo): OptionLook {
  const group = QUIET.has(option.verb) ? 'leave' : 'main';
  const card = cardIn(option);
  if (option.verb === 'move') return { group, icon: SIGNS.gate, ...moveLook(scene, option) };
  if (card !== null) return { group, icon: kindDrawing(cardOf(card)?.kind), note: scene.words.say(`${card}.about`) };
  const hero = option.details.hero;
  const icon = SIGN_OF[option.verb] ?? (typeof hero === 'string' ? heroDrawing(hero) : group === 'leave' ? SIGNS.pass : SIGNS.draw);
  const quest = option.details.quest;
  return { group, icon, ...(typeof quest === 'string' ? { note: scene.words.say(`${quest}.about`) } : {}) };
}

/** Where a step leads, what the exit asks, and what the place brings. */
function moveLook(scene: DungeonScene, option: OptionInfo): { title: string; note: string } {
  const { view, words, seat } = scene;
  const hero = view.heroes[seat ?? view.active]!;
  const side = String(option.details.side);
  const gate = readGate(view.places[hero.place]?.exits[side] ?? 'open');
  const location = locationOf(String(option.details.location));
  return {
    title: words.title(String(option.details.location)),
    note: words.say('dgn-move-note', {
      side: words.name(side),
      gate: gate.kind,
      stat: gate.stat === undefined ? '' : words.name(gate.stat),
      value: gate.value ?? 0,
      chance: Math.round(100 * (gate.stat === undefined ? 1 : chanceOf(characteristic(hero, gate.stat), gate.value ?? 0))),
      glory: location?.glory ?? 0,
      peril: location?.peril ?? 0,
    }),
  };
}

const TONES: Readonly<Record<string, Tone>> = {
  wounded: 'harm',
  defeated: 'harm',
  failed: 'harm',
  fell: 'harm',
  'trap-sprung': 'harm',
  attacked: 'harm',
  sent: 'harm',
  healed: 'gain',
  overcame: 'gain',
  completed: 'gain',
  'monster-defeated': 'gain',
  level: 'gain',
  moved: 'move',
  transferred: 'move',
  laid: 'move',
  cursed: 'magic',
  wrath: 'magic',
  played: 'plain',
};

export function eventLook(event: EventInfo): EventLook {
  const tone = TONES[event.kind] ?? 'plain';
  const card = event.data.card ?? event.data.monster ?? event.data.trap;
  if (typeof card === 'string' && cardOf(card) !== null) return { icon: kindDrawing(cardOf(card)?.kind), tone };
  if (typeof event.data.quest === 'string') return { icon: SIGNS.quest, tone };
  if (typeof event.data.location === 'string') return { icon: SIGNS.gate, tone };
  if (event.data.die !== undefined) return { icon: SIGNS.die, tone };
  if (typeof event.data.hero === 'string') return { icon: heroDrawing(event.data.hero), tone };
  return { tone };
}

export function beat(events: readonly EventInfo[]): number {
  if (events.some((event) => event.kind === 'attack-roll')) return 900;
  if (events.some((event) => TONES[event.kind] !== undefined)) return 500;
  return events.length > 0 ? 220 : 80;
}
