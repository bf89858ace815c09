/** Faces of dice as they are told: `blue-r2d2s1`, `grey-2`, `blue-x` for a miss. */
export interface Face {
  colour: string;
  miss: boolean;
  range: number;
  damage: number;
  surge: number;
  shields: number;
}

export function faceOf(told: string): Face {
  const [colour = '', side = ''] = told.split(/-(.*)/s);
  const value = (letter: string): number => Number(new RegExp(`${letter}(\\d+)`).exec(side)?.[1] ?? 0);
  const plain = /^\d+$/.test(side);
  return {
    colour,
    miss: side === 'x',
    range: plain ? 0 : value('r'),
    damage: plain ? 0 : value('d'),
    surge: plain ? 0 : value('s'),
    shields: plain ? Number(side) : 0,
  };
}

/** What lies on the table of an attack, put together from the view. */
export function facesOf(dice: readonly string[], faces: readonly string[]): (Face | { colour: string })[] {
  return dice.map((colour, at) => (faces[at] === undefined ? { colour } : faceOf(`${colour}-${faces[at]}`)));
}
