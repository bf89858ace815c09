/** What this browser prefers; kept in its local storage. */
import type { Lang } from './words';

interface Kept {
  lang: Lang;
  theme: 'dark' | 'light';
  pace: Pace;
  stepping: boolean;
  volume: Volume;
  atOnce: boolean;
}

export type Pace = 0 | 0.5 | 1 | 2;

/** Of sounds, from silent to loud. */
export const VOLUMES = [0, 0.3, 1] as const;
export type Volume = (typeof VOLUMES)[number];

const KEY = 'undercroft-settings';
const YEAR = 365 * 24 * 3600;

class Settings {
  lang: Lang = $state('en');
  theme: 'dark' | 'light' = $state('dark');
  /** Of what others do; 0: only the result. Whether anything moves is the system's to say (`prefers-reduced-motion`). */
  pace: Pace = $state(1);
  /** What others do waits for a click, one choice after the other. */
  stepping: boolean = $state(false);
  /** Phones are silent until somebody wants it otherwise. */
  volume: Volume = $state(0);
  /** One touch takes an option, without a preview. */
  atOnce: boolean = $state(false);

  constructor() {
    const kept = read();
    this.lang = kept.lang ?? (navigator.languages.some((tag) => tag.startsWith('ru')) ? 'ru' : 'en');
    this.theme = kept.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    this.pace = kept.pace ?? 1;
    this.stepping = kept.stepping ?? false;
    this.atOnce = kept.atOnce ?? false;
    this.volume = kept.volume ?? (matchMedia('(pointer: coarse)').matches ? 0 : 0.3);
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** Tell the server which words to send along with a page. */
export function noteLanguage(lang: Lang): void {
  document.cookie = `undercroft-lang=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
}

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
