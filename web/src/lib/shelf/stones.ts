/** The stones of an arch of radius 100 round (132, 126): thirteen of them, the keystone taller. */
const COUNT = 13;
const KEYSTONE = 6;
const SHADES = [56, 46, 36, 40, 30, 34, 28, 26, 36, 38, 48, 52, 54];

function at(step: number, radius: number): string {
  const angle = Math.PI * (1 - step / COUNT);
  return `${(132 + radius * Math.cos(angle)).toFixed(1)} ${(126 - radius * Math.sin(angle)).toFixed(1)}`;
}

function stone(place: number): { path: string; shade: number } {
  const outer = place === KEYSTONE ? 126 : 121;
  const path = `M${at(place, 100)}A100 100 0 0 1 ${at(place + 1, 100)}L${at(place + 1, outer)}A${outer} ${outer} 0 0 0 ${at(place, outer)}Z`;
  return { path, shade: SHADES[place] ?? 40 };
}

/** In order of drawing: the keystone lies over its neighbours. */
export const stones = [...Array(COUNT).keys()]
  .filter((place) => place !== KEYSTONE)
  .concat(KEYSTONE)
  .map(stone);
