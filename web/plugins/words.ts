import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { shorten } from '../src/lib/cases.ts';

const CASES = ['gen', 'dat', 'acc', 'ins', 'pre'];
/** Words of a game: `.../games/dungeon_roll/locale/ru.ftl`. */
const OF_A_GAME = /[\\/]undercroft[\\/]games[\\/](\w+)[\\/]locale[\\/](\w+)\.ftl$/;

/** Words of all pages, terminal and command line: `.../undercroft/locale/ru.ftl`. */
const OF_ALL = /[\\/]undercroft[\\/]locale[\\/]\w+\.ftl$/;
/** What only terminal and command line say, by how the messages' names begin. */
const ELSEWHERE = ['balance', 'db', 'help', 'lab', 'ladder', 'moderate', 'pack', 'simulate', 'system'];

/** What the server says itself, in the reader's language. */
const BY_SERVER = ['refusal'];

/** Words as a browser needs them: without comments, of names without the cases that no sentence of the game asks for, the others short. */
export function words(): Plugin {
  return {
    name: 'undercroft-words',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      if (file === undefined) return null;
      const text = readFileSync(file, 'utf8');
      const kept = needed(shown(text, OF_ALL.test(file) ? [...ELSEWHERE, ...BY_SERVER] : BY_SERVER), sentences(file));
      return `export default ${JSON.stringify(shorten(kept, casesIn(kept)))}`;
    },
  };
}

/** All that may ask for a name in this file; null: nobody knows. */
function sentences(file: string): string | null {
  const [, game, lang] = OF_A_GAME.exec(file) ?? [];
  if (game === undefined) return null;
  const locale = join(dirname(file), '..', '..', '..', 'locale');
  const web = join(import.meta.dirname, '..', 'src');
  const files = [file, join(locale, `${lang}.ftl`), join(web, 'words', `${lang}.ftl`), join(web, 'boards', game.replaceAll('_', '-'), `${lang}.ftl`)];
  return files
    .filter((each) => existsSync(each))
    .map((each) => readFileSync(each, 'utf8'))
    .join('\n');
}

/** Without the messages whose names begin so, because others say them. */
export function shown(text: string, begin: readonly string[] = [...ELSEWHERE, ...BY_SERVER]): string {
  return text.replaceAll(new RegExp(`^(?:${begin.join('|')})-.*\\n(?:[ \\t}].*\\n|\\n(?=[ \\t]))*`, 'gm'), '');
}

export function needed(text: string, asking: string | null): string {
  const unasked = asking === null ? [] : CASES.filter((each) => !asks(asking.replaceAll(attributes([each]), ''), each));
  const without = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n').trimStart();
  return unasked.length === 0 ? without : without.replaceAll(attributes(unasked), '');
}

/** The cases of names that are left, in the order in which a name has them. */
export function casesIn(text: string): string[] {
  return CASES.filter((each) => new RegExp(`^ {4}\\.${each} =`, 'm').test(text));
}

function asks(text: string, form: string): boolean {
  return text.includes(`"${form}"`) || text.includes(`.${form} }`);
}

/** These cases of all names, each with the lines that it goes on in. */
function attributes(forms: readonly string[]): RegExp {
  return new RegExp(`^ {4}\\.(?:${forms.join('|')}) =.*\\n(?: {5,}.*\\n)*`, 'gm');
}
