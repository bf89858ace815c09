/** The list of options: what is offered first, what is possible too, what leaves, and what only does less. */
import { forecastOf, type GameUi, type OptionLook, type Scene } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import { capital } from '$lib/words';

export interface Row {
  option: OptionInfo;
  title: string;
  /** The title where there is little room, if it is another one. */
  brief: string | undefined;
  rank: number;
  note: string;
  /** The note where there is no room for it, if there is a shorter one. */
  short: string | undefined;
  /** How likely it succeeds, as foretold: for where there is no room for the note. */
  chance: number | null;
  /** The words of the big button. */
  act: string;
  icon: string | undefined;
  /** What the reader opens for it. */
  thing: string | undefined;
  group: OptionLook['group'];
}

export interface Arranged {
  main: readonly Row[];
  also: readonly Row[];
  leave: readonly Row[];
  /** Options that only do less than another one. */
  less: readonly Row[];
}

/**
 * The options as they are listed. While the choice is narrowed to those of an object touched, these come first and the
 * other main ones are left out.
 */
export function arrange(scene: Scene<unknown>, ui: GameUi): Arranged {
  const { choosing } = scene;
  const narrowed = choosing.narrowed;
  const rows = choosing.options.map((option) => rowOf(scene, ui, option));
  const near = (row: { option: OptionInfo }): boolean => narrowed?.includes(row.option.id) ?? false;
  const smaller = smallerCounts(narrowed === null ? choosing.options : choosing.open);
  const isLess = (row: LookedAt): boolean => (row.less || smaller.has(row.option.id)) && row.option.id !== choosing.picked;
  const listed = narrowed === null ? rows : rows.filter((row) => near(row) || row.group !== 'main');
  const first = (row: LookedAt): boolean => (narrowed === null ? row.group === 'main' : near(row));
  return {
    main: listed.filter((row) => first(row) && !isLess(row)).sort((one, other) => rankOf(one) - rankOf(other)),
    also: listed.filter((row) => !first(row) && row.group !== 'leave' && !isLess(row)),
    leave: listed.filter((row) => !first(row) && row.group === 'leave' && !isLess(row)),
    less: listed.filter(isLess),
  };
}

/** Among what an object can do, too, that which nobody looks for comes last. */
function rankOf({ group }: Row): number {
  return group === 'main' ? 0 : 1;
}

/** What an option is called, listed now or not. */
export function titleOf(scene: Scene<unknown>, ui: GameUi, id: string): string {
  const option = scene.choosing.options.find((each) => each.id === id);
  return option === undefined ? id : rowOf(scene, ui, option).title;
}

/** All rows in the order in which they are numbered. */
export function inOrder(arranged: Arranged, unfolded: boolean): readonly Row[] {
  return [...arranged.main, ...arranged.also, ...(unfolded ? arranged.less : []), ...arranged.leave];
}

interface LookedAt extends Row {
  less: boolean;
}

function rowOf(scene: Scene<unknown>, ui: GameUi, option: OptionInfo): LookedAt {
  const look = ui.option(scene, option);
  const words = scene.words.option(option.verb, option.details, scene.decision?.about);
  const forecast = forecastOf(scene, option.id);
  return {
    option,
    title: capital(look.title ?? words),
    brief: look.brief === undefined ? undefined : capital(look.brief),
    rank: look.rank ?? 0,
    note: look.note ?? scene.words.forecast(forecast),
    short: look.short === undefined || look.short === '' ? undefined : capital(look.short),
    chance: forecast?.chance ?? null,
    act: capital(look.act ?? words),
    icon: look.icon,
    thing: look.thing,
    group: look.group,
    less: look.less ?? false,
  };
}

/** The options that differ from another one only in a smaller count. */
export function smallerCounts(options: readonly OptionInfo[]): ReadonlySet<string> {
  const largest = new Map<string, number>();
  const counted = options.filter((option) => 'count' in option.details && Object.keys(option.details).length > 1);
  for (const option of counted)
    largest.set(allButCount(option), Math.max(largest.get(allButCount(option)) ?? 0, Number(option.details.count)));
  return new Set(
    counted.filter((option) => Number(option.details.count) < (largest.get(allButCount(option)) ?? 0)).map((option) => option.id),
  );
}

function allButCount(option: OptionInfo): string {
  return JSON.stringify([option.verb, ...Object.entries(option.details).filter(([key]) => key !== 'count')]);
}
