/** Paths of drawings in whole numbers: of 512 pixels nobody sees the tenth of one, and drawings are most of what is sent. */

interface Point {
  x: number;
  y: number;
}

/** How many numbers belong to each command. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, q: 4, s: 4, c: 6, h: 1, v: 1, a: 7, z: 0 };
const COMMANDS = /([a-z])([^a-z]*)/gi;
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)/y;
/** The flags of an arc may stand side by side, and next to a number. */
const FLAG = /[01]/y;
const FLAGS: readonly number[] = [3, 4];
/** Those that draw nothing where they lead nowhere. */
const STRAIGHT: ReadonlySet<string> = new Set('lhv');

/** The path with every point at the whole place next to where it was: steps are counted from there, so that nothing adds up. */
export function whole(path: string): string {
  const written = new Written();
  const at: Point = { x: 0, y: 0 };
  const start: Point = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of path.matchAll(COMMANDS)) {
    let verb = command.toLowerCase();
    const isRelative = verb === command;
    for (const given of numbersOf(verb, text)) {
      const from = isRelative ? { ...at } : { x: 0, y: 0 };
      written.add(verb, given, from, at);
      if (verb === 'm') Object.assign(start, at);
      if (verb === 'm') verb = 'l';
    }
    if (verb === 'z') Object.assign(at, start);
  }
  return written.text;
}

/** The numbers of a command, as often as it is repeated. */
function numbersOf(verb: string, text: string): number[][] {
  const count = ARGUMENTS[verb];
  if (count === undefined) throw new Error(`no command of a path: ${verb}`);
  if (count === 0) return [[]];
  const all: number[] = [];
  for (let place = 0; ;) {
    while (/[\s,]/.test(text[place] ?? '')) place += 1;
    if (place >= text.length) break;
    const kind = verb === 'a' && FLAGS.includes(all.length % count) ? FLAG : NUMBER;
    kind.lastIndex = place;
    const [found] = kind.exec(text) ?? [];
    if (found === undefined) throw new Error(`no number in a path: ${text.slice(place)}`);
    all.push(Number(found));
    place = kind.lastIndex;
  }
  return Array.from({ length: all.length / count }, (_, time) => all.slice(time * count, (time + 1) * count));
}

/** What is written so far, and where its pen stands. */
class Written {
  text = '';
  private last = '';
  private readonly pen: Point = { x: 0, y: 0 };
  private readonly start: Point = { x: 0, y: 0 };

  /** `at` is moved to where the command really leads. */
  add(verb: string, given: readonly number[], from: Point, at: Point): void {
    if (verb === 'z') return this.close();
    if (verb === 'h') at.x = from.x + (given[0] ?? 0);
    else if (verb === 'v') at.y = from.y + (given[0] ?? 0);
    else Object.assign(at, { x: from.x + (given.at(-2) ?? 0), y: from.y + (given.at(-1) ?? 0) });
    const steps = this.steps(verb, given, from, at);
    if (!STRAIGHT.has(verb) || steps.some(Boolean)) this.put(verb, steps);
    Object.assign(this.pen, { x: Math.round(at.x), y: Math.round(at.y) });
    if (verb === 'm') Object.assign(this.start, this.pen);
  }

  private steps(verb: string, given: readonly number[], from: Point, at: Point): number[] {
    const { pen } = this;
    if (verb === 'h') return [Math.round(at.x) - pen.x];
    if (verb === 'v') return [Math.round(at.y) - pen.y];
    if (verb === 'a') return [...given.slice(0, 5).map(tenth), Math.round(at.x) - pen.x, Math.round(at.y) - pen.y];
    return given.map((number, place) => (place % 2 === 0 ? Math.round(from.x + number) - pen.x : Math.round(from.y + number) - pen.y));
  }

  private close(): void {
    this.put('z', []);
    Object.assign(this.pen, this.start);
  }

  private put(verb: string, numbers: readonly number[]): void {
    const goesOn = verb === this.last && verb !== 'm' && verb !== 'z';
    const told = numbers.map((number) => String(number).replace(/^(-?)0\./, '$1.'));
    const spaced = told.map((number, place) => ((place > 0 || goesOn) && !number.startsWith('-') ? ` ${number}` : number));
    this.text += (goesOn ? '' : verb) + spaced.join('');
    this.last = verb;
  }
}

/** Radii are kept a little finer: where an arc is too small for its ends, it is drawn larger. */
function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
