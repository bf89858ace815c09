/**
 * Words: everything a person reads, from the same Fluent files that the terminal reads. What a message may count on
 * (NAME, COUNT, LIST, the variables) is told in src/undercroft/words.py; this is its twin.
 */
import { lengthen } from './cases';
import { fetchExtras } from './extras';
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Forecast } from './types';

export type Lang = 'en' | 'ru';
export const LANGUAGES: readonly Lang[] = ['en', 'ru'];

export type Detail = string | number | readonly string[];
type Details = Readonly<Record<string, Detail | boolean>>;

const SEAT_DETAILS = new Set(['seat', 'lord']);

type Load = () => Promise<string>;
const COMMON = import.meta.glob<string>('../../../src/undercroft/locale/*.ftl', { query: '?raw', import: 'default' });
const WEB = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/undercroft/games/*/locale/*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default' });

/** A thing's id and its name as it stands in a sentence, between characters of no script. */
export const THING = /\ue002(?<thing>.*?)\ue003(?<text>.*?)\ue004/u;

export class Words {
  private readonly bundle: FluentBundle;
  private marking = false;

  constructor(
    readonly lang: Lang,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([thing, form, count]) => this.marked(plain(thing), this.name(plain(thing), plain(form), number(count))),
        COUNT: ([thing, form, count]) => this.marked(plain(thing), this.count(plain(thing), plain(form), number(count))),
        LIST: ([things, form]) => this.several(plain(things).split(' ').filter(Boolean), plain(form)),
      },
    });
    for (const text of texts) this.bundle.addResource(parse(text), { allowOverrides: true });
  }

  /** Whether there is a message `id`, or an attribute `id.attribute`. */
  has(message: string): boolean {
    const [id, attribute] = split(message);
    const known = this.bundle.getMessage(id);
    return attribute ? known?.attributes[attribute] !== undefined : known?.value != null;
  }

  /** The message `id` or its `id.attribute`, with these variables; the id where there are no words. */
  say(message: string, details: Details = {}): string {
    const [id, attribute] = split(message);
    const known = this.bundle.getMessage(id);
    const pattern = attribute ? known?.attributes[attribute] : known?.value;
    if (pattern == null) return attribute || id;
    return unbroken(this.bundle.formatPattern(pattern, readable(details), []));
  }

  /** What a message says besides: the names of its attributes, as they stand in it. */
  forms(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  /** The name of a thing of the game. */
  name(thing: string, form = '', count = 1): string {
    return this.say(form && this.has(`${thing}.${form}`) ? `${thing}.${form}` : thing, { count });
  }

  /** How many of a thing: "2 goblins"; one alone: "a goblin". */
  count(thing: string, form = '', count = 1): string {
    if (count !== 1) return `${count} ${this.name(thing, form, count)}`;
    return this.name(thing, this.has(`${thing}.one`) ? 'one' : form);
  }

  /** Several things in a row, equal ones counted. */
  several(things: readonly string[], form = ''): string {
    const each = [...new Set(things)].map((thing) =>
      this.marked(thing, this.count(thing, form, things.filter((other) => other === thing).length)),
    );
    return this.inARow(each);
  }

  /** As one says it: "Bo", "Bo and Ada", "Bo, Ada and Flint". */
  inARow(each: readonly string[]): string {
    if (each.length < 2) return each.join('');
    return each.slice(0, -1).join(this.say('list-comma')) + this.say('list-and') + each.at(-1);
  }

  /** The name of a thing as it stands on its own. */
  title(thing: string, count = 1): string {
    return capital(this.name(thing, '', count));
  }

  /** What happened, in a sentence; empty where the words say so. `you`: the seat that reads it. */
  event(kind: string, data: Details, names: readonly string[], you: number | null): string {
    return capital(this.say(`event-${kind}`, withPlayers(data, names, you)));
  }

  /** What happened, as it is said where dice and sums are in sight; mostly as in the log. */
  stage(kind: string, data: Details, names: readonly string[], you: number | null): string {
    const id = this.has(`stage-${kind}`) ? `stage-${kind}` : `event-${kind}`;
    return capital(this.say(id, withPlayers(data, names, you)));
  }

  /** The same, with marks around the names of things that can be read up (see `THING`). */
  markedEvent(kind: string, data: Details, names: readonly string[], you: number | null): string {
    this.marking = true;
    try {
      return this.say(`event-${kind}`, withPlayers(data, names, you));
    } finally {
      this.marking = false;
    }
  }

  private marked(thing: string, text: string): string {
    return this.marking && this.has(`${thing}.about`) ? `\ue002${thing}\ue003${text}\ue004` : text;
  }

  /** What choosing it does, in a short phrase; at a decision with these details, if they are given. */
  option(verb: string, details: Details, about: Readonly<Record<string, unknown>> = {}): string {
    const way = `do-${verb}.${String(about.way)}`;
    const all = Object.values(details).filter((detail) => typeof detail === 'string');
    return capital(this.say(this.has(way) ? way : `do-${verb}`, { ...details, all }));
  }

  /** What may come of an option, in a row of short phrases; empty where there is nothing to foretell. */
  forecast(forecast: Pick<Forecast, 'says'> | null | undefined): string {
    return capital((forecast?.says ?? []).map(({ id, details }) => this.say(id, details ?? {})).join('; '));
  }

  /** What is asked. */
  prompt(seat: number, kind: string, about: Details, names: readonly string[], you: number | null): string {
    return capital(this.say(`ask-${kind}`, withPlayers({ seat, ...about }, names, you)));
  }

  /** What is asked, explained; empty where it needs no explanation. */
  help(seat: number, kind: string, about: Details, names: readonly string[], you: number | null): string {
    const message = `ask-${kind}.help`;
    return this.has(message) ? capital(this.say(message, withPlayers({ seat, ...about }, names, you))) : '';
  }
}

/** No line breaks inside "17 %" or "(3 and 2)", nor before a dash. */
function unbroken(text: string): string {
  return quoted(text).replace(/(?<=\d) (?=%)| (?=— )|(?<=\(\d) (?=\p{L}+ \d\))|(?<=\(\d \p{L}+) (?=\d\))/gu, '\u00a0');
}

/** A name that stands in quotation marks begins with a capital letter. */
function quoted(text: string): string {
  return text.replace(/«((?:\ue002[^\ue003]*\ue003)?)(\p{Ll})/gu, (_, mark: string, letter: string) => `«${mark}${letter.toUpperCase()}`);
}

const parsed = new Map<string, FluentResource>();

/** Words that all games share are in several bundles, and parsed once. */
function parse(text: string): FluentResource {
  const known = parsed.get(text) ?? new FluentResource(lengthen(text));
  parsed.set(text, known);
  return known;
}

const loaded = new Map<string, Promise<Words>>();

/** The words of one language, for one game or for none; fetched once. */
export function loadWords(lang: Lang, game?: string): Promise<Words> {
  const key = `${lang} ${game ?? ''}`;
  let words = loaded.get(key);
  if (words === undefined) {
    words = fetchWords(lang, game);
    words.catch(() => loaded.delete(key));
    loaded.set(key, words);
  }
  return words;
}

async function fetchWords(lang: Lang, game?: string): Promise<Words> {
  const files = [COMMON[`../../../src/undercroft/locale/${lang}.ftl`], WEB[`../words/${lang}.ftl`]];
  if (game !== undefined) {
    files.push(GAMES[`../../../src/undercroft/games/${game.replaceAll('-', '_')}/locale/${lang}.ftl`]);
    files.push(BOARDS[`../boards/${game}/${lang}.ftl`]);
  }
  const built = Promise.all(files.filter((file): file is Load => file !== undefined).map((file) => file()));
  const extras = game === undefined ? null : await fetchExtras(game, lang);
  return new Words(lang, [...(extras?.words ?? []), ...(await built)]);
}

function withPlayers(data: Details, names: readonly string[], you: number | null): Details {
  const named = Object.entries(data).map(([key, value]): [string, Detail | boolean] => [
    key,
    SEAT_DETAILS.has(key) ? (names[Number(value)] ?? String(value)) : value,
  ]);
  return {
    ...Object.fromEntries(named),
    you: readerOf(data, you),
    solo: names.length === 1 ? 'yes' : 'no',
  };
}

/** Whether the reader did it, or is the Dungeon Lord meanwhile. */
function readerOf({ seat, lord }: Details, you: number | null): 'yes' | 'lord' | 'no' {
  if (you === null) return 'no';
  if (seat === you) return 'yes';
  return lord === you ? 'lord' : 'no';
}

function readable(details: Details): Record<string, FluentVariable> {
  const variables: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(details)) {
    if (typeof value === 'object') {
      variables[key] = value.join(value.every((each) => /^\d+$/.test(String(each))) ? ', ' : ' ');
      variables[`${key}-count`] = value.length;
    } else {
      variables[key] = typeof value === 'boolean' ? String(value) : value;
    }
  }
  return variables;
}

function split(message: string): [string, string] {
  const dot = message.indexOf('.');
  return dot < 0 ? [message, ''] : [message.slice(0, dot), message.slice(dot + 1)];
}

function plain(value: FluentValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : String(value.valueOf());
}

function number(value: FluentValue | undefined): number {
  if (value === undefined) return 1;
  return value instanceof FluentNumber ? value.value : Number(plain(value));
}

/** A number stays on the line of what it counts. */
export function tied(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

const INNER: Readonly<Record<string, string>> = { '«': '„', '»': '“', '“': '‘', '”': '’' };

/** A text that will stand in quotation marks, with other ones inside. */
export function nested(text: string): string {
  return text.replace(/[«»“”]/g, (mark) => INNER[mark] ?? mark);
}

const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзйклмнпрстфхцчшщ][ьъ]?';
const BETWEEN = new RegExp(`(?<=${VOWEL}(?:${CONSONANT})*)(?=${CONSONANT}${VOWEL})`, 'gi');
const LONG_WORD = 7;

/** Long Russian words may be parted between syllables, for narrow places: not every browser knows where. */
export function parted(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < LONG_WORD ? word : word.replace(BETWEEN, (_, at: number) => (at > 1 && at < word.length - 1 ? '\u00ad' : '')),
  );
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
