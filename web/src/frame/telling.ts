/** A sentence in parts: players' names stand out. */
import type { EventInfo } from '$lib/types';
import { capital, type Words } from '$lib/words';

export interface Part {
  text: string;
  name: boolean;
}

/** Characters of no script, around each name while the sentence is made: a card may be called like a player. */
const OPENS = '\ue000';
const CLOSES = '\ue001';
const NAME = new RegExp(`${OPENS}(.*?)${CLOSES}`, 'u');

/** What happened; empty where the words say nothing of it. */
export function tell({ kind, data }: EventInfo, words: Words, names: readonly string[], you: number | null): readonly Part[] {
  const marked = names.map((name) => `${OPENS}${name}${CLOSES}`);
  const parts = words
    .event(kind, data, marked, you)
    .split(NAME)
    .map((text, index) => ({ text, name: index % 2 === 1 }))
    .filter((part) => part.text !== '');
  return parts.map((part, index) => (index === 0 ? { ...part, text: capital(part.text) } : part));
}
