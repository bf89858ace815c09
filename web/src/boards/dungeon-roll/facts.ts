/** What the board knows of Dungeon Roll: faces, tokens and hero cards. The words are the game's own. */
import type { components } from '$lib/schema';

export type RollView = components['schemas']['RollView'];
export type AdventurerView = components['schemas']['AdventurerView'];

export const PARTY_FACES = ['fighter', 'cleric', 'mage', 'thief', 'champion', 'scroll'] as const;
export const MONSTERS = ['goblin', 'skeleton', 'ooze'] as const;
export const LOOT = ['chest', 'potion'] as const;
export const DUNGEON_FACES = [...MONSTERS, ...LOOT, 'dragon'] as const;
export const TREASURES = [
  'vorpal-sword',
  'talisman',
  'scepter-of-power',
  'thieves-tools',
  'scroll-token',
  'ring-of-invisibility',
  'dragon-scales',
  'elixir',
  'dragon-bait',
  'town-portal',
] as const;

export const DICE = 7;
export const DEEPEST_LEVEL = 10;
export const LAIR_THAT_WAKES_THE_DRAGON = 3;
export const LEVEL_UP_XP = 5;

/** Tokens that stand in for a party die; the others are used for an effect of their own, or kept. */
export const STANDS_FOR: Readonly<Record<string, string>> = {
  'vorpal-sword': 'fighter',
  talisman: 'cleric',
  'scepter-of-power': 'mage',
  'thieves-tools': 'thief',
  'scroll-token': 'scroll',
};

/** What a monster that was won over was before. */
export const WON_OVER: Readonly<Record<string, string>> = { fighter: 'skeleton', thief: 'goblin' };

export interface HeroFacts {
  novice: { side: string; ability: string };
  master: { side: string; ability: string };
}

export const HEROES: Readonly<Record<string, HeroFacts>> = {
  spellsword: hero('spellsword', 'arcane-blade', 'battlemage', 'arcane-fury'),
  mercenary: hero('mercenary', 'calculated-strike', 'commander', 'battlefield-presence'),
  occultist: hero('occultist', 'animate-dead', 'necromancer', 'command-dead'),
  knight: hero('knight', 'battlecry', 'dragon-slayer', 'battlecry'),
  minstrel: hero('minstrel', 'ballad', 'bard', 'ballad'),
  crusader: hero('crusader', 'holy-strike', 'paladin', 'divine-intervention'),
  'half-goblin': hero('half-goblin', 'plea-for-help', 'chieftain', 'pull-rank'),
  enchantress: hero('enchantress', 'charm-monster', 'beguiler', 'mesmerize'),
};

function hero(novice: string, first: string, master: string, second: string): HeroFacts {
  return { novice: { side: novice, ability: first }, master: { side: master, ability: second } };
}

/** The monsters that an ability which asks "how many" wins over. */
export const WINS_OVER: Readonly<Record<string, string>> = { 'command-dead': 'skeleton', 'pull-rank': 'goblin' };

export function count(of: Readonly<Record<string, number>>, thing: string): number {
  return of[thing] ?? 0;
}

export function sum(of: Readonly<Record<string, number>>, things: readonly string[] = Object.keys(of)): number {
  return things.reduce((total, thing) => total + count(of, thing), 0);
}

/** Each thing as often as it is there: two goblins, then the ooze. */
export function spread(of: Readonly<Record<string, number>>, things: readonly string[]): string[] {
  return things.flatMap((thing) => Array<string>(count(of, thing)).fill(thing));
}

/** The player whose delve it is. */
export function delver(view: RollView): AdventurerView | undefined {
  return view.adventurers[view.adventurer];
}

export type Phase = 'monsters' | 'loot' | 'dragon' | 'regroup';
export const PHASES: readonly Phase[] = ['monsters', 'loot', 'dragon', 'regroup'];

/** Questions that are only asked while monsters are fought. */
const IN_A_FIGHT = new Set(['reroll', 'charm', 'strike', 'how-many']);

/** The phase of the level: as it is asked, else as the dice lie. */
export function phaseOf(view: RollView, asked: string | undefined): Phase | null {
  const named = PHASES.find((phase) => phase === asked);
  if (named !== undefined) return named;
  if (IN_A_FIGHT.has(asked ?? '')) return 'monsters';
  if (view.level === 0 || asked === 'muster') return null;
  if (sum(view.dungeon, MONSTERS) > 0) return 'monsters';
  if (sum(view.dungeon, LOOT) > 0 || asked === 'revive') return 'loot';
  return view.lair >= LAIR_THAT_WAKES_THE_DRAGON ? 'dragon' : 'regroup';
}
