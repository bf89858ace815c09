import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** With one digit after the point: of 512 pixels nobody sees more, and drawings are most of what is sent. Numbers may stand
 * side by side with nothing but their points between them. */
export function coarse(body: string): string {
  return body.replace(/ d="[^"]*"/g, (path) => path.replace(/\d*\.\d+/g, shorten).replace(/ {2,}/g, ' '));
}

function shorten(number: string, at: number, path: string): string {
  const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.');
  const apart = /\d/.test(path[at - 1] ?? '') && !short.startsWith('.');
  const whole = path[at + number.length] === '.' && !short.includes('.');
  return `${apart ? ' ' : ''}${short}${whole ? ' ' : ''}`;
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
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(drawing(id.slice(PREFIX.length + 1)))}` : undefined),
  };
}
