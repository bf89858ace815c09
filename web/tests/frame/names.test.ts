import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Chat from '../../src/frame/Chat.svelte';
import { seatNames } from '../../src/frame/names';
import type { ChatInfo, SeatInfo } from '../../src/lib/types';
import { Words } from '../../src/lib/words';

const ROOT = `${import.meta.dirname}/../../..`;
const WORDS = new Words('en', [readFileSync(`${ROOT}/web/src/words/en.ftl`, 'utf8')]);

function seat(number: number, name: string | null, alike: number | null): SeatInfo {
  return { seat: number, name, computer: name === null ? 'thumb' : null, ready: true, online: true, can_return: false, host: false, alike };
}

describe('names that look alike', () => {
  it('have their number, others have none', () => {
    const seats = [seat(0, 'Anna', 1), seat(1, 'Аnnа', 2), seat(2, 'Bob', null), seat(3, null, null)];
    expect(seatNames(seats, WORDS)).toEqual(['Anna ⟨1⟩', 'Аnnа ⟨2⟩', 'Bob', 'Ember']);
  });

  it('are marked in the chat, in words for everybody', () => {
    const line = (id: number, alike: boolean): ChatInfo => ({ id, name: 'Anna', alike, seats: [], text: 'hello', at: 0 });
    Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
    render(Chat, { chat: [line(1, true), line(2, false)], words: WORDS, say: () => Promise.resolve(true) });
    expect(screen.getAllByText('Somebody else at this table has a name that looks like this one.')).toHaveLength(1);
  });
});
