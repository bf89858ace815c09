/**
 * What App.svelte gives to the pages. Each page is the default export of `pages/<Name>.svelte`:
 * `/` Home, `/tables` Lobby, `/replays` Replays, `/t/:id/replay` Replay, `/rules` Rulebooks, `/rules/:game(/:rule)`
 * Rulebook, `/come-back` ComeBack, `/about` About, anything else NotFound. `/t/:id` shows Gathering while people gather.
 * Pages bring their own top bar.
 */
import type { ChatInfo, Standing, TableInfo } from './types';
import type { Words } from './words';

export interface PageProps {
  /** Words of the language, for no game; a page that needs a game's words fetches them. */
  words: Words;
}

export interface ReplayProps extends PageProps {
  id: string;
}

export interface RulebookProps extends PageProps {
  game: string;
  rule?: string | undefined;
}

/** What the gathering room needs of a table that the socket keeps up to date. */
export interface GatheringProps extends PageProps {
  table: TableInfo;
  you: Standing;
  chat: readonly ChatInfo[];
  /** The line to the server is lost and being sought. */
  away: boolean;
  /** Say it to all; whether it was said. */
  say(text: string): Promise<boolean>;
}
