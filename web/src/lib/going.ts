/** Going to a table: play now, a lesson, a new table, somebody else's. */
import { post } from './api';
import { loadUi } from './board';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { Setup } from './setup';
import { fetchGames } from './shelf/games';
import { usualSeat, usualSeats } from './shelf/shelf';
import type { GameInfo, TableAnswer } from './types';
import { loadWords, type Words } from './words';

export interface Wish {
  game: string;
  seats: number;
  setup: Setup;
}

/** A match against computer players, begun at once. */
export function playNow(wish: Wish & { seat: number; computer: string }, words: Words): Promise<void> {
  fetchBoard(wish.game, words);
  return goTo('/api/play-now', wish, words);
}

/** `here`: all seats are played at this screen, which goes round. */
export function openTable(
  { here, ...wish }: Wish & { public: boolean; seconds: number | null; hints: boolean; here: boolean },
  words: Words,
): Promise<void> {
  return goTo('/api/tables', wish, words, async (table) => {
    if (!here) return;
    for (let seat = 1; seat < wish.seats; seat += 1) await post(`/api/tables/${table}/seats/${seat}/take`);
  });
}

/** A match against computer players as most play it. */
export async function playAsUsual(game: string, words: Words): Promise<void> {
  const known = (await fetchGames()).find((each): each is GameInfo => each.id === game && each.built);
  if (known !== undefined) await playUsually(known, words);
}

/** The same of a game that is known. */
export function playUsually(game: GameInfo, words: Words): Promise<void> {
  const seats = usualSeats(game);
  return playNow({ game: game.id, seats, seat: usualSeat(game, seats), setup: {}, computer: 'normal' }, words);
}

export function startLesson(game: string, words: Words): Promise<void> {
  fetchBoard(game, words);
  return goTo(`/api/lessons/${game}`, {}, words);
}

/** What the table will show is fetched while the server sets it up. */
function fetchBoard(game: string, { lang }: Words): void {
  void Promise.allSettled([import('../pages/Table.svelte'), loadUi(game), loadWords(lang, game)]);
}

async function goTo(path: string, wish: object, words: Words, prepare?: (table: string) => Promise<void>): Promise<void> {
  await me.introduce(words);
  const answer = await post<TableAnswer>(path, wish);
  await prepare?.(answer.table.id);
  router.go(`/t/${answer.table.id}`);
}
