/** What this web app was not built with: words and facts of sets of one's own, words of games of other packages. */
import { get } from './api';
import { fetchGames } from './shelf/games';
import type { ExtrasInfo } from './types';
import type { Lang } from './words';

/** Asked for only where the server says that there is something. */
export async function fetchExtras(game: string, lang: Lang): Promise<ExtrasInfo | null> {
  const found = (await fetchGames()).find((one) => one.id === game);
  return found?.built && found.extras ? await get<ExtrasInfo>(`/api/games/${game}/extras?lang=${lang}`) : null;
}
