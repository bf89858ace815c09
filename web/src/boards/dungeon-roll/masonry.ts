/** Stonework of the vault: the stones of an arch, each a little different from the next. */
export interface Stone {
  path: string;
  shade: string;
}

type Colour = readonly [number, number, number];

interface Arch {
  x: number;
  y: number;
  /** Of the opening. */
  radius: number;
  /** Of the ring of stones. */
  depth: number;
  stones: number;
  /** At its foot and at its top, where the light falls. */
  dark: Colour;
  light: Colour;
}

/** The stones of a half-circle from left to right; the keystone stands out. */
export function archStones({ x, y, radius, depth, stones, dark, light }: Arch): Stone[] {
  return Array.from({ length: stones }, (_, place) => {
    const keystone = place === (stones - 1) / 2;
    const outer = radius + depth + (keystone ? depth * 0.24 : 0);
    const [start, end] = [place / stones, (place + 1) / stones].map((part) => Math.PI * (1 - part)) as [number, number];
    const at = (angle: number, r: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y - r * Math.sin(angle)).toFixed(1)}`;
    const path =
      `M${at(start, radius)}A${radius} ${radius} 0 0 1 ${at(end, radius)}` +
      `L${at(end, outer)}A${outer} ${outer} 0 0 0 ${at(start, outer)}Z`;
    const height = Math.sin(Math.PI * ((place + 0.5) / stones));
    const wear = 0.9 + 0.2 * speckle(place + x);
    return { path, shade: mix(dark, light, height, wear) };
  });
}

function mix(dark: Colour, light: Colour, part: number, wear: number): string {
  const colour = dark.map((value, channel) => Math.round((value + ((light[channel] ?? value) - value) * part) * wear));
  return `rgb(${colour.join(' ')})`;
}

/** The same for the same number, between 0 and 1. */
function speckle(number: number): number {
  const wild = Math.sin(number * 12.9898) * 43758.5453;
  return wild - Math.floor(wild);
}
