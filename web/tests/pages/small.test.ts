import { describe, expect, it } from 'vitest';
import { tableIn } from '../../src/lib/codes';
import { PACES, paceWords } from '../../src/lib/pace';
import { usualSeats } from '../../src/lib/shelf/shelf';
import type { SeatInfo, TableInfo } from '../../src/lib/types';
import { isReady, mayBegin, obstacles, sitter } from '../../src/pages/gathering/seating';
import { marked } from '../../src/pages/rulebook/marked';
import { wordsOf } from './words';

describe('a link or a code', () => {
  it.each([
    ['https://undercroft.example/t/5JqR2wdG_R2GYv-5', '5JqR2wdG_R2GYv-5'],
    ['  /t/5JqR2wdG_R2GYv-5/replay?n=3 ', '5JqR2wdG_R2GYv-5'],
    ['5JqR2wdG_R2GYv-5', '5JqR2wdG_R2GYv-5'],
    ['hello', null],
    ['two words here', null],
    ['', null],
  ])('%j names the table %j', (text, table) => expect(tableIn(text)).toBe(table));
});

describe('thinking time', () => {
  it('is told in the reader’s words, days as play by mail', () => {
    const ru = PACES.map((pace) => paceWords(pace, wordsOf('ru')));
    expect(ru.slice(0, 4)).toEqual(['сколько понадобится', '30 секунд', '1 минута', '3 минуты']);
    expect(ru.at(-1)).toBe('7 дней, игра по переписке');
    expect(paceWords(7200, wordsOf('en'))).toBe('2 hours');
  });
});

describe('play now', () => {
  it('takes the usual number of seats, if the game allows it', () => {
    expect(usualSeats({ id: 'dungeon-raiders', seats: [2, 3, 4, 5] })).toBe(4);
    expect(usualSeats({ id: 'dungeon-raiders', seats: [5, 6] })).toBe(5);
  });
});

describe('the words sought', () => {
  it('are marked, whatever their case, ё or е', () => {
    expect(marked('Ещё один Свиток', 'свит еще')).toEqual([
      { text: 'Ещё', hit: true },
      { text: ' один ', hit: false },
      { text: 'Свит', hit: true },
      { text: 'ок', hit: false },
    ]);
  });

  it('are taken as they are written', () => {
    expect(marked('a+b (c)', '+b (')).toEqual([
      { text: 'a', hit: false },
      { text: '+b', hit: true },
      { text: ' ', hit: false },
      { text: '(', hit: true },
      { text: 'c)', hit: false },
    ]);
    expect(marked('all', ' ')).toEqual([{ text: 'all', hit: false }]);
  });
});

describe('the gathering room', () => {
  const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
    seat: number,
    name: null,
    computer: null,
    ready: false,
    online: true,
    can_return: false,
    host: number === 0,
    alike: null,
    ...more,
  });
  const room = (...seats: SeatInfo[]): TableInfo => ({ host: 'Bo', seats }) as unknown as TableInfo;
  const host = { held: [0], away: [], host: true };

  it('knows who sits where', () => {
    const table = room(seat(0, { name: 'Ann' }), seat(1, { name: 'Bo' }), seat(2, { computer: 'normal', ready: true }), seat(3, {}));
    expect(table.seats.map((each) => sitter(each, host))).toEqual(['me', 'other', 'computer', 'nobody']);
    expect(obstacles(table, host)).toEqual({ empty: [3], unready: ['Bo'] });
    expect(mayBegin(obstacles(table, host))).toBe(false);
  });

  it('can begin when all seats are taken and the others are ready', () => {
    const table = room(seat(0, { name: 'Ann' }), seat(1, { name: 'Bo', ready: true }), seat(2, { computer: 'easy', ready: true }));
    expect(mayBegin(obstacles(table, host))).toBe(true);
    expect(isReady(table, { held: [1], away: [], host: false })).toBe(true);
    expect(isReady(table, host)).toBe(false);
  });

  it('does not wait for the host to be ready, and knows the host from a namesake', () => {
    const table = room(seat(0, { name: 'Bo' }), seat(1, { name: 'Bo' }), seat(2, { name: 'Cy', ready: true }));
    expect(obstacles(table, { held: [2], away: [], host: false }).unready).toEqual(['Bo']);
    const begun = room(seat(0, { name: 'Bo' }), seat(1, { name: 'Bo', ready: true }));
    expect(obstacles(begun, { held: [1], away: [], host: false }).unready).toEqual([]);
  });
});
