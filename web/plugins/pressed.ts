import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg)$/;

/** Beside each file lies the same pressed hard, `.br`, for browsers that take it: once, instead of for every visitor. */
export function pressed(): Plugin {
  return {
    name: 'undercroft-pressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets).filter((each) => WORTH_IT.test(each))) {
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
      }
    },
  };
}
