import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { needed, shown } from '../plugins/words';

const TEXT = `### A game.

goblin = гоблин
    .gen = гоблина
    .acc =
        гоблина
    .about = Гоблин.
boss = { goblin } 1
    .gen = { goblin.gen } 1
    .acc = { goblin.acc } 1

event-hit = Удар получает { NAME($figure, "acc") }.
`;

describe('words as a browser needs them', () => {
  it('have the cases that a sentence asks for, and no others', () => {
    expect(needed(TEXT, TEXT)).toBe(`goblin = гоблин
    .acc =
        гоблина
    .about = Гоблин.
boss = { goblin } 1
    .acc = { goblin.acc } 1
event-hit = Удар получает { NAME($figure, "acc") }.
`);
  });

  it('have all cases where it is not known who asks', () => {
    expect(needed(TEXT, null)).toContain('.gen = гоблина');
  });

  it('are none that only the command line says', () => {
    const text = readFileSync('../src/undercroft/locale/ru.ftl', 'utf8');
    const ids = (of: string): string[] => [...of.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
    const gone = new Set(ids(text).filter((id) => !ids(shown(text)).includes(id)));
    expect(gone.size).toBeGreaterThan(150);
    expect([...gone].filter((id) => !/^(balance|db|help|lab|ladder|moderate|pack|refusal|simulate|system)-/.test(id))).toEqual([]);
    const app = Object.values(import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));
    expect([...gone].filter((id) => app.some((each) => each.includes(`'${id}'`)))).toEqual([]);
    expect(app.filter((each) => /['"`]refusal-/.test(each))).toEqual([]);
  });

  it('are a quarter shorter for Descent in Russian', () => {
    const text = readFileSync('../src/undercroft/games/descent/locale/ru.ftl', 'utf8');
    expect(needed(text, text).length).toBeLessThan(0.75 * text.length);
    expect(needed(text, text)).toContain('.about');
  });
});
