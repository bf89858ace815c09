/** The games of the house, as the server tells them. */
import { get } from '../api';
import type { GameInfo, PlannedInfo } from '../types';
import type { Lang } from '../words';

export type ShelfGame = GameInfo | PlannedInfo;

export function fetchGames(): Promise<ShelfGame[]> {
  return get<ShelfGame[]>('/api/games');
}

export function titleOf(game: ShelfGame, lang: Lang): string {
  return game.titles[lang] ?? game.id;
}

/** By the games' ids. */
export function titlesOf(games: readonly ShelfGame[] | null, lang: Lang): ReadonlyMap<string, string> {
  return new Map(games?.map((game) => [game.id, titleOf(game, lang)]));
}
