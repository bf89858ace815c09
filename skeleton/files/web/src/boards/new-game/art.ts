import exitDoor from 'icon:exit-door';
import pick from 'icon:war-pick';

const DRAWINGS: Readonly<Record<string, string>> = { dig: pick, leave: exitDoor };

/** Whether it is drawn as what it is. */
export function hasDrawing(thing: string): boolean {
  return thing in DRAWINGS;
}

/** The drawing of a thing of the game. */
export function drawing(thing: string): string {
  return DRAWINGS[thing] ?? pick;
}
