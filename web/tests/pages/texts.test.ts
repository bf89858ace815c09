import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The ids of a file of words, with their attributes. */
function ids(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  let message = '';
  return text.split('\n').flatMap((line) => {
    const found = /^([a-z][\w-]*) =/.exec(line)?.[1];
    if (found !== undefined) return [(message = found)];
    const attribute = /^ +\.([\w-]+) =/.exec(line)?.[1];
    return attribute === undefined ? [] : [`${message}.${attribute}`];
  });
}

describe('the words of the web app', () => {
  it('are the same in both languages, each once', () => {
    const [en, ru] = [ids('src/words/en.ftl'), ids('src/words/ru.ftl')];
    expect([...en].sort()).toEqual([...ru].sort());
    expect(new Set(en).size).toBe(en.length);
    expect(en.length).toBeGreaterThan(100);
  });
});
