/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from './plugins/game-icons.ts';
import { pressed } from './plugins/pressed.ts';
import { words } from './plugins/words.ts';

/** What only pages around the tables need. */
const AROUND =
  /[\\/]src[\\/](pages[\\/]|lib[\\/](going\.|shelf[\\/](?!games)|ui[\\/](GameTile|TableRow|Panel|Profile|Forget|Choice|Check)\.)|boards[\\/][\w-]+[\\/](Niche|shelf)\.)/;

/** Few files instead of many: what every page needs, each set of words, what all tables need, what several pages around them need.
 * A file takes along whatever it needs that is in none before it. */
const CHUNKS = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: wordsChunk, debugName: 'words', test: /\.ftl\?raw$/, priority: 3 },
  { name: 'frame', test: (id: string) => /[\\/](src|node_modules)[\\/]/.test(id) && !AROUND.test(id), minShareCount: 2, priority: 2 },
  { name: 'pages', test: AROUND, minShareCount: 2, priority: 1 },
];

/** `words-en` for all pages, `words-dungeon-roll-en` for a game and its board. */
function wordsChunk(id: string): string | null {
  const found = /(?:[\\/](?:games|boards)[\\/]([\w-]+)[\\/](?:locale[\\/])?)?(\w\w)\.ftl\?raw$/.exec(id);
  return found === null ? null : ['words', found[1]?.replaceAll('_', '-'), found[2]].filter(Boolean).join('-');
}

const SERVER = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [words(), gameIcons(), svelte(), svelteTesting(), pressed()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: '../src/undercroft/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/browser.ts'] },
});
