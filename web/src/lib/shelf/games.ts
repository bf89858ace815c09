/** The games of the house, as the server tells them. */
import { get } from '../api';
import { known } from '../known';
import type { GameInfo, PlannedInfo } from '../types';
import type { Lang } from '../words';

export type ShelfGame = GameInfo | PlannedInfo;

export async function fetchGames(): Promise<ShelfGame[]> {
  return (known.games ??= await get<ShelfGame[]>('/api/games'));
}

export function titleOf(game: ShelfGame, lang: Lang): string {
  return game.titles[lang] ?? game.id;
}

/** What it is about, in a line. */
export function sentenceOf(game: ShelfGame, lang: Lang): string {
  return game.sentences[lang] ?? '';
}

/** By the games' ids. */
export function titlesOf(games: readonly ShelfGame[] | null, lang: Lang): ReadonlyMap<string, string> {
  return new Map(games?.map((game) => [game.id, titleOf(game, lang)]));
}
