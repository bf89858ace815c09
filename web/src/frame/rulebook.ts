/** Looking things up in the rulebook. */
import { get } from '$lib/api';
import type { RuleInfo, RulesInfo } from '$lib/types';

export interface Section {
  title: string;
  rules: readonly RuleInfo[];
}

const books = new Map<string, Promise<RulesInfo>>();

/** The rulebook of a game in this language; fetched once. */
export function loadBook(game: string, lang: string): Promise<RulesInfo> {
  const path = `/api/games/${game}/rules?lang=${lang}`;
  let book = books.get(path);
  if (book === undefined) {
    book = get<RulesInfo>(path);
    books.set(path, book);
    book.catch(() => books.delete(path));
  }
  return book;
}

/** The rule that each kind of event comes from. */
export type EventRules = Readonly<Record<string, string>>;

export function loadEventRules(game: string): Promise<EventRules> {
  return get<EventRules>(`/api/games/${game}/events`);
}

/** The rules that hold all the words sought, in their number, section, text or ruling. */
export function found(rules: readonly RuleInfo[], sought: string): readonly RuleInfo[] {
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.section} ${rule.text} ${rule.ruling ?? ''}`);
    return parts.every((part) => text.includes(part));
  });
}

/** By section, in the order of the book. */
export function sections(rules: readonly RuleInfo[]): readonly Section[] {
  const by = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const known = by.get(rule.section);
    if (known === undefined) by.set(rule.section, [rule]);
    else known.push(rule);
  }
  return [...by].map(([title, each]) => ({ title, rules: each }));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
