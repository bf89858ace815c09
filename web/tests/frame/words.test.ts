import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parted, tied, Words, type Lang } from '../../src/lib/words';

function words(lang: Lang, game: string): Words {
  const root = `${import.meta.dirname}/../../..`;
  const files = [
    `${root}/src/undercroft/locale/${lang}.ftl`,
    `${root}/web/src/words/${lang}.ftl`,
    `${root}/src/undercroft/games/${game}/locale/${lang}.ftl`,
  ];
  return new Words(
    lang,
    files.map((file) => readFileSync(file, 'utf8')),
  );
}

describe("the game's words", () => {
  it('counts things in English', () => {
    const en = words('en', 'dungeon_raiders');
    expect(en.count('torch', '', 1)).toBe('a torch');
    expect(en.count('torch', '', 3)).toBe('3 torches');
    expect(en.several(['torch', 'key', 'torch'])).toBe('2 torches and a key');
    expect(en.several(['torch', 'key', 'sword'])).toBe('a torch, a key and a sword');
  });

  it('counts and declines things in Russian', () => {
    const ru = words('ru', 'dungeon_raiders');
    expect(ru.count('torch', 'acc', 2)).toBe('2 факела');
    expect(ru.count('torch', 'acc', 5)).toBe('5 факелов');
    expect(ru.option('play', { card: 'sword' })).toBe('Сыграть меч');
  });

  it('speaks to the one who reads, and of the others by name', () => {
    const en = words('en', 'dungeon_raiders');
    const lost = { seat: 1, wounds: 2, total: 5 };
    expect(en.event('wounded', lost, ['Bo', 'Ada'], 1)).toBe('You lose 2 lives and have 5 left.');
    expect(en.event('wounded', lost, ['Bo', 'Ada'], 0)).toBe('Ada loses 2 lives and has 5 left.');
  });

  it('asks, and explains what it asks', () => {
    const en = words('en', 'dungeon_raiders');
    expect(en.prompt(0, 'play-card', { room: 'troll' }, ['Bo'], 0)).toBe('Troll: which card do you play?');
    expect(en.help(0, 'play-card', { room: 'troll' }, ['Bo'], 0)).toMatch(/^Everyone plays one card/);
  });

  it('keeps figures that belong together on one line', () => {
    const en = words('en', 'dungeon_raiders');
    expect(en.title('treasure-3-2')).toBe('Treasure room (3\u00a0and\u00a02)');
    expect(new Words('en', ['odds = { $chance } % of 20']).say('odds', { chance: 17 })).toBe('17\u00a0% of 20');
  });

  it('breaks no line before a dash, nor between a number and what it counts', () => {
    expect(new Words('ru', ['prize = награда — сокровище']).say('prize')).toBe('награда\u00a0— сокровище');
    expect(tied('Rest for 4 XP, or go on')).toBe('Rest for 4\u00a0XP, or go on');
  });

  it.each([
    ['Чешуйчатый ход', 'Че-шуй-ча-тый ход'],
    ['Плачущая галерея', 'Пла-чу-щая га-ле-рея'],
    ['Перекрёсток', 'Пе-рек-рёс-ток'],
    ['Lightless Crawl', 'Lightless Crawl'],
  ])('may part long Russian words between syllables, and leaves no letter alone: %s', (title, where) => {
    expect(parted(title).replaceAll('\u00ad', '-')).toBe(where);
  });

  it.each([
    [0, '0 points.'],
    [1, '1 point.'],
    [12, '12 points.'],
  ])('counts %i points in English', (score, said) => {
    expect(words('en', 'dungeon_roll').say('end-solo', { score })).toBe(said);
  });

  it('falls back to the id where there are no words', () => {
    const en = words('en', 'dungeon_raiders');
    expect(en.has('no-such-thing')).toBe(false);
    expect(en.say('no-such-thing')).toBe('no-such-thing');
    expect(en.name('torch', 'no-such-case', 2)).toBe('torches');
  });
});

describe("the frame's words", () => {
  it.each([
    [1, 'Ещё 1 вариант'],
    [3, 'Ещё 3 варианта'],
    [11, 'Ещё 11 вариантов'],
  ])('counts %i choices in Russian', (count, said) => {
    expect(words('ru', 'dungeon_roll').say('table-rest', { count })).toBe(said);
  });

  it('has the same messages in both languages', () => {
    const ids = (lang: Lang): string[] =>
      [...readFileSync(`${import.meta.dirname}/../../src/words/${lang}.ftl`, 'utf8').matchAll(/^[a-z][\w-]*(?= =)/gm)].map(
        (match) => match[0],
      );
    expect(ids('ru').sort()).toEqual(ids('en').sort());
  });
});
