/** Which page stands at which path. Each comes when it is wanted; the server links to what the page asked for needs. */
import type { Component } from 'svelte';
import type { PageProps } from './pages';

export interface Place {
  /** Changes when another page, or the same page of something else, must be built. */
  key: string;
  load: () => Promise<Component<PageProps & Record<string, unknown>>>;
  props: Record<string, unknown>;
}

type Page = () => Promise<{ default: Component<never> }>;

const PAGES: readonly [RegExp, Page][] = [
  [/^\/$/, () => import('../pages/Home.svelte')],
  [/^\/tables\/?$/, () => import('../pages/Lobby.svelte')],
  [/^\/replays\/?$/, () => import('../pages/Replays.svelte')],
  [/^\/t\/(?<id>[\w-]+)\/?$/, () => import('../pages/Table.svelte')],
  [/^\/t\/(?<id>[\w-]+)\/replay\/?$/, () => import('../pages/Replay.svelte')],
  [/^\/rules\/?$/, () => import('../pages/Rulebooks.svelte')],
  [/^\/rules\/(?<game>[\w-]+)(?:\/(?<rule>[\w-]+))?\/?$/, () => import('../pages/Rulebook.svelte')],
  [/^\/come-back\/?$/, () => import('../pages/ComeBack.svelte')],
  [/^\/about\/?$/, () => import('../pages/About.svelte')],
];
const nowhere: Page = () => import('../pages/NotFound.svelte');

export function placeOf(path: string): Place {
  for (const [number, [pattern, page]] of PAGES.entries()) {
    const found = pattern.exec(path);
    if (found !== null) {
      const props = { ...found.groups };
      return { key: `${number} ${props.id ?? props.game ?? ''}`, load: loader(page), props };
    }
  }
  return { key: 'nowhere', load: loader(nowhere), props: {} };
}

function loader(page: Page): Place['load'] {
  return async () => (await page()).default as unknown as Component<PageProps & Record<string, unknown>>;
}
