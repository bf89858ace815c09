/** The set-up of a match as a form: which options a game has, read from the JSON Schema of its set-up. */
import type { Words } from './words';

/** A list of one names a set that was brought along. */
export type SetupValue = string | number | boolean | null | readonly [string];
export type Setup = Readonly<Record<string, SetupValue>>;

export interface SetupOption {
  name: string;
  label: string;
  usual: SetupValue;
  values: readonly { value: SetupValue; label: string }[];
}

/** A set-up that has a name. */
export interface Preset {
  id: string;
  setup: Readonly<Record<string, unknown>>;
  minutes: number;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: SetupValue[];
  type?: string;
  minimum?: number;
  maximum?: number;
  default?: SetupValue;
  maxItems?: number;
}

/**
 * The options that a person can choose from, their values in the order of the words, counts as they grow, else the usual one
 * first. Lists (a hero for each seat) are left out: the same
 * can be chosen in the match. A whole number is a seat, or, where it says how many at most, a count. A list of one names a
 * set that was brought along.
 */
export function setupOptions(schema: unknown, seats: number, words: Words, packs: readonly string[] = []): SetupOption[] {
  const properties = resolve(schema as Schema).properties ?? {};
  return Object.entries(properties).flatMap(([name, property]) => {
    const values = valuesOf(property, seats, packs);
    if (values.length < 2) return [];
    const usual = property.default ?? null;
    const named = words.forms(`setup-${name}`);
    const place = (value: SetupValue): number => {
      if (Array.isArray(value)) return named.length;
      if (typeof value === 'string') return named.indexOf(value);
      return isCount(property) && typeof value === 'number' ? value : 0;
    };
    const sorted = [...values.filter((value) => value === usual), ...values.filter((value) => value !== usual)];
    sorted.sort((one, other) => place(one) - place(other));
    return {
      name,
      label: words.say(`setup-${name}`),
      usual,
      values: sorted.map((value) => ({ value, label: isCount(property) ? `${value}` : labelOf(name, value, words) })),
    };
  });
}

/** Only what differs from the usual set-up, so that a record says what was chosen. */
export function chosenSetup(options: readonly SetupOption[], chosen: Setup): Setup {
  const differing = options.flatMap(({ name, usual, values }): [string, SetupValue][] => {
    const value = chosen[name];
    const allowed = value !== undefined && values.some((each) => each.value === value);
    return allowed && value !== usual ? [[name, value]] : [];
  });
  return Object.fromEntries(differing);
}

/** The preset that a set-up is, if it is one to the letter. */
export function presetOf<P extends Preset>(presets: readonly P[], options: readonly SetupOption[], setup: Setup): P | undefined {
  const chosen = chosenSetup(options, setup);
  return presets.find((preset) => {
    const wanted = chosenSetup(options, preset.setup as Setup);
    return options.every(({ name }) => wanted[name] === chosen[name]);
  });
}

/** In words, what a table's set-up has that is not usual. */
export function unusual(options: readonly SetupOption[], setup: Readonly<Record<string, unknown>>): string[] {
  return options.flatMap(({ name, label, usual, values }) => {
    const found = values.find(({ value }) => isSame(value, setup[name]) && value !== usual);
    return found === undefined ? [] : [`${label}: ${found.label}`];
  });
}

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schema.$defs?.[name] ?? schema);
}

function valuesOf(property: Schema, seats: number, packs: readonly string[]): SetupValue[] {
  if (property.anyOf) return property.anyOf.flatMap((each) => valuesOf(each, seats, packs));
  if (property.type === 'array' && property.maxItems === 1) return packs.map(packed);
  if (property.enum) return property.enum;
  if (property.type === 'boolean') return [false, true];
  if (property.type === 'null') return [null];
  if (isCount(property)) return countsOf(property);
  if (property.type === 'integer') return seats > 1 ? [...Array(seats).keys()] : [];
  return [];
}

const PACKED = new Map<string, readonly [string]>();

/** Always the same list for the same set. */
function packed(pack: string): readonly [string] {
  const known = PACKED.get(pack) ?? ([pack] as const);
  PACKED.set(pack, known);
  return known;
}

function isSame(value: SetupValue, other: unknown): boolean {
  return value === other || (Array.isArray(value) && Array.isArray(other) && value[0] === other[0]);
}

function isCount(property: Schema): boolean {
  return property.type === 'integer' && property.maximum !== undefined;
}

/** The usual count and some others: a half, the double and the like, in the bounds. */
function countsOf({ minimum = 0, maximum = Infinity, default: usual }: Schema): number[] {
  if (typeof usual !== 'number') return [];
  const counts = [1, 1 / 4, 1 / 2, 2, 4].map((part) => Math.round(usual * part));
  return [...new Set(counts)].filter((count) => count >= minimum && count <= maximum);
}

function labelOf(name: string, value: SetupValue, words: Words): string {
  if (Array.isArray(value)) return words.title(String(value[0]));
  if (typeof value === 'number') return words.say('page-seat', { number: value + 1 });
  return words.say(`setup-${name}.${value ?? 'any'}`);
}
