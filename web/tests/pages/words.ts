/** The real words, for tests; these run in the folder of the web app. */
import { readFileSync } from 'node:fs';
import { Words, type Lang } from '../../src/lib/words';

const ROOT = '..';

export function wordsOf(lang: Lang, game?: string): Words {
  const files = [`src/undercroft/locale/${lang}.ftl`, `web/src/words/${lang}.ftl`];
  if (game !== undefined) files.push(`src/undercroft/games/${game.replaceAll('-', '_')}/locale/${lang}.ftl`);
  return new Words(
    lang,
    files.map((file) => readFileSync(`${ROOT}/${file}`, 'utf8')),
  );
}
