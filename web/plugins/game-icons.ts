import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { whole } from './paths.ts';

const PREFIX = 'icon:';
/** What follows the name of a drawing: for whom it is. */
const FOR = ' for ';
/** A game's board, without what the pages around the tables show of it. */
const BOARD = /[\\/]boards[\\/](?<game>[\w-]+)[\\/](?!Niche\.|shelf\.)/;
const AROUND = /[\\/]src[\\/](?:boards|pages|lib[\\/]shelf)[\\/]/;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The drawing with paths in whole numbers. */
export function coarse(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${whole(path)}"`);
}

/** Whose a drawing is: each board has its own, so that none needs the files of another place for it. */
export function room(importer = ''): string {
  return BOARD.exec(importer)?.groups?.game ?? (AROUND.test(importer) ? 'around' : 'all');
}

/** `import sword from 'icon:broadsword'` gives the drawing of that game-icons icon (512 x 512), and only that one. */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;

  function drawing(name: string): string {
    set ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
    const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (found === undefined) throw new Error(`game-icons has no icon "${name}"`);
    return coarse(found.body);
  }

  return {
    name: 'undercroft-game-icons',
    resolveId: (id, importer) => (id.startsWith(PREFIX) ? `\0${id}${FOR}${room(importer)}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(drawing(named(id)))}` : undefined),
  };
}

function named(id: string): string {
  return id.slice(PREFIX.length + 1, id.indexOf(FOR));
}
