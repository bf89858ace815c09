/** A sentence in parts: players' names stand out, and what can be read up leads to its text. */
import type { Tone } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { capital, THING, type Words } from '$lib/words';

export interface Part {
  text: string;
  name: boolean;
  /** What it is the name of, if that can be read up. */
  thing?: string;
}

/** Characters of no script, around each name while the sentence is made: a card may be called like a player. */
const OPENS = '\ue000';
const CLOSES = '\ue001';
const NAME = new RegExp(`${OPENS}(?<name>.*?)${CLOSES}`, 'u');
const EITHER = new RegExp(`${NAME.source}|${THING.source}`, 'gu');

/** What happened; empty where the words say nothing of it. */
export function tell({ kind, data }: EventInfo, words: Words, names: readonly string[], you: number | null): readonly Part[] {
  const marked = names.map((name) => `${OPENS}${name}${CLOSES}`);
  const sentence = words.markedEvent(kind, data, marked, you);
  const parts: Part[] = [];
  let at = 0;
  for (const found of sentence.matchAll(EITHER)) {
    parts.push({ text: sentence.slice(at, found.index), name: false }, named(found.groups ?? {}));
    at = found.index + found[0].length;
  }
  parts.push({ text: sentence.slice(at), name: false });
  embrace(parts);
  const said = parts.filter((part) => part.text !== '');
  return said.map((part, index) => (index === 0 ? { ...part, text: capital(part.text) } : part));
}

/** What came of it: the sentence about the last gain or harm, rather one's own; else about the last thing there is. */
export function resultOf(
  events: readonly EventInfo[],
  tone: (event: EventInfo) => Tone,
  words: Words,
  names: readonly string[],
  you: number | null,
  foremost: ReadonlySet<string> = new Set(),
): { says: string; tone: Tone } | null {
  const counts = (event: EventInfo): boolean => ['gain', 'harm'].includes(tone(event));
  const told = events.filter((event) => tell(event, words, names, you).length > 0);
  const own = told.filter((each) => counts(each) && you !== null && each.data.seat === you);
  const event =
    own.findLast((each) => foremost.has(each.kind)) ??
    own.at(-1) ??
    told.findLast((each) => counts(each) && each.data.seat !== undefined) ??
    told.findLast((each) => foremost.has(each.kind)) ??
    told.at(-1);
  if (event === undefined) return null;
  const says = tell(event, words, names, you)
    .map((part) => part.text)
    .join('');
  return { says, tone: tone(event) };
}

const OPENING = ['«', '('];
const CLOSING = ['»', ')'];

/** Quotation marks and brackets go with the name beside them, so that no line breaks there. */
function embrace(parts: Part[]): void {
  parts.forEach((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (part.thing === undefined) return;
    const [opens, closes] = [before?.text.at(-1) ?? '', after?.text.at(0) ?? ''];
    if (before !== undefined && OPENING.includes(opens)) {
      before.text = before.text.slice(0, -1);
      part.text = opens + part.text;
    }
    if (after !== undefined && CLOSING.includes(closes)) {
      after.text = after.text.slice(1);
      part.text += closes;
    }
  });
}

function named({ name, thing, text }: Record<string, string | undefined>): Part {
  return thing === undefined ? { text: name ?? '', name: true } : { text: text ?? '', name: false, thing };
}
