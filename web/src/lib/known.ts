/**
 * What the server wrote into the page because it would be asked first (src/undercroft/table/front.py). Nothing, where
 * another server sent the page: then it is asked.
 */
import type { GameInfo, PersonInfo, PlannedInfo } from './types';

interface Known {
  me: PersonInfo | null;
  games: (GameInfo | PlannedInfo)[];
  /** Whose page was asked for, if it was a table's. */
  table: { id: string; game: string } | null;
  /** How to reach whoever runs the server; empty if they do not say. */
  contact: string;
}

export const known: Partial<Known> = JSON.parse(document.getElementById('known')?.textContent ?? '{}') as Partial<Known>;
