import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { casesIn, needed } from '../plugins/words';
import { lengthen, shorten } from '../src/lib/cases';

const GAMES = '../src/undercroft/games';
const TEXT = `pit = яма
    .gen = ямы
    .acc = яму
    .about = Глубокая.
dark-tunnel = тёмный тоннель под горой
    .gen = тёмного тоннеля под горой
    .acc = тёмный тоннель под горой
raven = «Ворон»
    .gen = «Ворона»
    .acc = «Ворона»
dead = Поднять
    .gen = того, что поднято
    .acc = то
many = { $count ->
        [one] гоблин
       *[other] гоблины
    }
    .gen = гоблина
    .acc = гоблина
`;

describe('cases written short', () => {
  it('are endings of each word, where a name can be told by them', () => {
    const short = shorten(TEXT, casesIn(TEXT));
    expect(short).toContain('pit = яма\ue0051ы,у\n    .about');
    expect(short).toContain('dark-tunnel = тёмный тоннель под горой\ue0052ого,ый 1я,ь\n');
    expect(short).toContain('dead = Поднять\n    .gen = того, что поднято\n');
    expect(lengthen(short)).toBe(TEXT);
  });

  it('leave a text without cases alone', () => {
    const text = 'pit = a pit\n    .about = Deep.\n';
    expect(shorten(text, casesIn(text))).toBe(text);
    expect(lengthen(text)).toBe(text);
  });

  it.each(readdirSync(GAMES).filter((each) => /^[a-z]\w+$/.test(each)))('can be read again as they were: %s', (game) => {
    const text = needed(readFileSync(`${GAMES}/${game}/locale/ru.ftl`, 'utf8'), null);
    expect(lengthen(shorten(text, casesIn(text)))).toBe(text);
  });

  it('save a fifth of what a big game sends', () => {
    const text = needed(readFileSync(`${GAMES}/descent/locale/ru.ftl`, 'utf8'), null);
    expect(gzipSync(shorten(text, casesIn(text))).length).toBeLessThan(0.8 * gzipSync(text).length);
  });
});
