import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/lib/settings.svelte';
import { TableStore } from '../../src/lib/table.svelte';
import type { ClientMessage, DecisionInfo, EventInfo, News, ServerMessage, Sight, Snapshot, TableInfo, Update } from '../../src/lib/types';

/** The other end of the line. */
class Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly heard: ClientMessage[] = [];

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const TABLE: TableInfo = {
  id: 'abc',
  game: 'dungeon-raiders',
  version: 1,
  setup: {},
  seats: [0, 1].map((seat) => ({
    seat,
    name: `P${seat}`,
    computer: null,
    ready: true,
    online: true,
    can_return: false,
    host: seat === 0,
    alike: null,
  })),
  sides: [[0], [1]],
  status: 'playing',
  public: false,
  seconds: null,
  hints: true,
  lesson: false,
  host: 'P0',
  commitment: '',
  spectators: 0,
  made: 0,
  started: 0,
  next: null,
  deciding: [],
  outcome: null,
  carried: null,
};

function event(kind: string): EventInfo {
  return { kind, data: {} };
}

function decision(seat: number, number: number, ...options: string[]): DecisionInfo {
  return {
    seat,
    number,
    kind: 'play-card',
    about: {},
    options: options.map((id) => ({ id, verb: id, details: {}, rule: 'X-1' })),
    standing: [],
    by_itself: false,
  };
}

/** A sight, and what happened as its seat knows it. */
type Seen = { sight: Sight; news: News };

function sight(seat: number | null, from: number, events: string[], asked: DecisionInfo | null = null): Seen {
  return {
    sight: { seat, view: { seat }, decision: asked, may_undo: false, lesson: null, orders: [] },
    news: { seats: [seat], events_from: from, events: events.map(event) },
  };
}

function snapshot(held: number[], seen: Seen[], step = 1): Snapshot {
  const [sights, news] = [seen.map((each) => each.sight), seen.map((each) => each.news)];
  const you = { held, away: [], host: true };
  return {
    type: 'snapshot',
    table: TABLE,
    you,
    step,
    sights,
    news,
    deciding: [],
    by_clock: 0,
    chat: [],
    halted: false,
    now: Date.now() / 1000,
  };
}

/** What changed in all sights held, those that stand first in the snapshot first. */
function update(step: number, by: number, seen: Seen | Seen[], more: { computer?: boolean; undone?: boolean } = {}): Update {
  const all = [seen].flat();
  const last = { seat: by, made_by: more.computer ? 'computer' : 'person', taken_back: more.undone ?? false } as const;
  const patch = all.map((each, place) => [[place, 'decision'], each.sight.decision]);
  return { type: 'update', step, last, patch, news: all.map((each) => each.news), deciding: [], outcome: null, now: Date.now() / 1000 };
}

let lines: Line[];
let store: TableStore;

function connect(): Line {
  lines = [];
  store = new TableStore('abc', () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as WebSocket;
  });
  lines[0]!.open();
  return lines[0]!;
}

const kinds = (): string[] => store.sight?.history.map((each) => each.kind) ?? [];

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 1;
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe('the match as it comes', () => {
  it('says hello and shows the snapshot', () => {
    const line = connect();
    expect(line.heard[0]).toMatchObject({ type: 'hello', have: null });
    line.tell(snapshot([0], [sight(0, 0, ['level', 'room'], decision(0, 1, 'a', 'b'))]));
    expect(store.status).toBe('open');
    expect(kinds()).toEqual(['level', 'room']);
    expect(store.yourTurn).toBe(true);
    expect(store.choosing.options.map((each) => each.id)).toEqual(['a', 'b']);
  });

  it('keeps the events before events_from and drops those that were taken back', () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, ['a', 'b', 'c'])]));
    line.tell(update(2, 0, sight(0, 3, ['d'])));
    expect(kinds()).toEqual(['a', 'b', 'c', 'd']);
    line.tell(update(3, 0, sight(0, 2, []), { undone: true }));
    expect(kinds()).toEqual(['a', 'b']);
  });

  it('asks only when the result before it was read, or somebody goes on', () => {
    const line = connect();
    store.know({ beat: () => 100, reading: (events) => (events.length > 0 ? 2000 : 0) }, true);
    line.tell(snapshot([0], [sight(0, 0, [], decision(0, 1, 'a', 'b'))]));
    line.tell(update(2, 0, sight(0, 0, ['rolled'], decision(0, 2, 'c', 'd'))));
    expect(kinds()).toEqual(['rolled']);
    expect(store.yourTurn).toBe(false);
    vi.advanceTimersByTime(1900);
    expect(store.choosing.options).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(store.yourTurn).toBe(true);
    expect(store.choosing.options.map((each) => each.id)).toEqual(['c', 'd']);
    line.tell(update(3, 0, sight(0, 1, ['rolled'], decision(0, 3, 'e', 'f'))));
    expect(store.yourTurn).toBe(false);
    store.skip();
    expect(store.choosing.options.map((each) => each.id)).toEqual(['e', 'f']);
  });

  it('shows what others do one after the other, and an own choice at once', () => {
    const line = connect();
    store.know({ beat: () => 500 }, true);
    line.tell(snapshot([0], [sight(0, 0, [])]));
    line.tell(update(2, 1, sight(0, 0, ['one']), { computer: true }));
    line.tell(update(3, 1, sight(0, 1, ['two']), { computer: true }));
    expect(kinds()).toEqual(['one']);
    vi.advanceTimersByTime(500);
    expect(kinds()).toEqual(['one', 'two']);
    line.tell(update(4, 0, sight(0, 2, ['three'])));
    expect(kinds()).toEqual(['one', 'two', 'three']);
  });

  it('waits for nothing at pace 0', () => {
    const line = connect();
    settings.pace = 0;
    store.know({ beat: () => 500 }, true);
    line.tell(snapshot([0], [sight(0, 0, [])]));
    line.tell(update(2, 1, sight(0, 0, ['one']), { computer: true }));
    line.tell(update(3, 1, sight(0, 1, ['two']), { computer: true }));
    expect(kinds()).toEqual(['one', 'two']);
  });

  it('keeps the preview while others choose at the same time', () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, [], decision(0, 1, 'a', 'b'))]));
    store.choosing.touchRow('b');
    line.tell(update(2, 1, sight(0, 0, [], decision(0, 1, 'a', 'b'))));
    expect(store.choosing.picked).toBe('b');
  });
});

describe('what is no choice', () => {
  const computers = { ...TABLE, seats: TABLE.seats.map((each) => (each.seat === 0 ? each : { ...each, computer: 'normal' })) };
  const pass = (number: number): DecisionInfo => ({
    ...decision(0, number, 'pass'),
    standing: [{ id: 'pass-until:my-turn', verb: 'pass-until', details: {}, rule: 'X-1' }],
    by_itself: true,
  });
  const chosen = (line: Line): string[] => line.heard.flatMap((each) => (each.type === 'choose' ? [each.option] : []));

  it('is passed by the table, and never seen', () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, [], pass(1))]));
    expect(chosen(line)).toEqual([]);
    expect(store.yourTurn).toBe(false);
    line.tell(update(2, 0, sight(0, 0, [], decision(0, 2, 'a', 'b'))));
    expect(store.idled).toBe(true);
    expect(store.choosing.options.map((each) => each.id)).toEqual(['a', 'b']);
  });

  it('takes no time from watching what others did', () => {
    const line = connect();
    store.know({ beat: () => 500 }, true);
    line.tell(snapshot([0], [sight(0, 0, [])]));
    line.tell(update(2, 1, sight(0, 0, ['one'], pass(2))));
    line.tell(update(3, 0, sight(0, 1, []), {}));
    line.tell(update(4, 1, sight(0, 1, ['two'])));
    expect(kinds()).toEqual(['one']);
  });

  it('is asked after an order that makes it so', () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, [], pass(1))]));
    expect(store.yourTurn).toBe(false);
    line.tell({ type: 'ordered', seat: 0, orders: [], by_itself: false });
    expect(store.yourTurn).toBe(true);
  });

  it('is asked after something was taken back, so that more can be', () => {
    const line = connect();
    line.tell({ ...snapshot([0], [sight(0, 0, ['a'], decision(0, 2, 'a', 'b'))]), table: computers });
    store.know({ beat: () => 0, idle: ({ options }) => (options[0]?.verb === 'roll' ? 'roll' : null) }, true);
    line.tell(update(2, 0, sight(0, 0, [], decision(0, 1, 'roll')), { undone: true }));
    expect(chosen(line)).toEqual([]);
    expect(store.yourTurn).toBe(true);
  });

  it('is, of what does not pass, what the game says', () => {
    const line = connect();
    store.know({ beat: () => 0, idle: ({ options }) => (options[0]?.verb === 'roll' ? 'roll' : null) }, true);
    line.tell({ ...snapshot([0], [sight(0, 0, [], decision(0, 1, 'roll'))]), table: computers });
    line.tell(update(2, 0, sight(0, 0, [], decision(0, 2, 'stand'))));
    expect(chosen(line)).toEqual(['roll']);
    expect(store.yourTurn).toBe(true);
  });

  it('is also where the question came before the board', () => {
    const line = connect();
    line.tell({ ...snapshot([0], [sight(0, 0, [], decision(0, 1, 'roll'))]), table: computers });
    expect(chosen(line)).toEqual([]);
    store.know({ beat: () => 0, idle: () => 'roll' }, true);
    expect(chosen(line)).toEqual(['roll']);
  });
});

describe('passing over what others do', () => {
  it("shows all of it at once up to the next decision of one's own, and then as usual", () => {
    const line = connect();
    store.know({ beat: () => 500 }, true);
    line.tell(snapshot([0], [sight(0, 0, [])]));
    line.tell(update(2, 1, sight(0, 0, ['one']), { computer: true }));
    line.tell(update(3, 1, sight(0, 1, ['two']), { computer: true }));
    expect(kinds()).toEqual(['one']);
    store.skipAll();
    expect(kinds()).toEqual(['one', 'two']);
    line.tell(update(4, 1, sight(0, 2, ['three']), { computer: true }));
    expect(kinds()).toEqual(['one', 'two', 'three']);
    const asked = update(5, 1, sight(0, 3, ['four'], decision(0, 5, 'a', 'b')), { computer: true });
    line.tell({ ...asked, deciding: [{ seat: 0, number: 5, until: null }] as unknown as Update['deciding'] });
    expect(store.hurrying).toBe(false);
  });
});

describe('choosing', () => {
  it('names the decision, and says why it was refused', async () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, [], decision(0, 7, 'a', 'b'))]));
    store.choosing.take('b');
    const said = line.heard.at(-1)!;
    expect(said).toMatchObject({ type: 'choose', seat: 0, number: 7, option: 'b' });
    expect(store.choosing.locked).toBe(true);
    const ref = 'ref' in said ? said.ref : null;
    line.tell({ type: 'refused', refusal: { code: 'stale', rule: 'X-2', words: 'Too late.', details: {} }, ref });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.notice).toMatchObject({ words: 'Too late.', rule: 'X-2' });
    expect(store.choosing.locked).toBe(false);
  });

  it('marks what the hint recommends', async () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, [], decision(0, 7, 'a', 'b'))]));
    void store.askHint();
    const said = line.heard.at(-1)!;
    const ref = 'ref' in said ? said.ref : null;
    const options = [{ option: 'b', value: 0.6, low: 0.5, high: 0.7 }];
    line.tell({ type: 'hint', seat: 0, number: 7, unit: 'chance', options, rival: null, other: null, why: [], ref });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.choosing.hinted).toBe('b');
    expect(store.hinting).toBe(false);
  });

  it('previews the only option there is', () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, [], decision(0, 1, 'onward'))]));
    expect(store.choosing.picked).toBe('onward');
  });

  it('offers only what a lesson asks for', () => {
    const line = connect();
    const lesson = { step: 1, of: 3, say: 'lesson-1', wanted: ['b'] };
    const seen = sight(0, 0, [], decision(0, 1, 'a', 'b'));
    line.tell(snapshot([0], [{ ...seen, sight: { ...seen.sight, lesson } }]));
    expect(store.choosing.options.map((each) => each.id)).toEqual(['b']);
  });
});

describe('updates are changes, one after the other', () => {
  const looks = (line: Line): ClientMessage[] => line.heard.filter((each) => each.type === 'look');
  const begun = (): Line => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, ['a'], decision(0, 1, 'x'))], 4));
    return line;
  };

  it('leaves what an update does not name as it was', () => {
    const line = begun();
    line.tell({ ...update(5, 1, sight(0, 1, ['b'])), patch: [[[0, 'view', 'gold'], 7]] });
    expect(store.sight).toMatchObject({ view: { seat: 0, gold: 7 }, decision: { number: 1 } });
    expect(line.heard.some(({ type }) => type === 'look')).toBe(false);
  });

  it('does not carry out twice what comes twice', () => {
    const line = begun();
    const adding = { ...update(5, 1, sight(0, 1, ['b'])), patch: [[[0, 'decision', 'options'], 0, 1, []]] };
    line.tell(adding);
    line.tell(adding);
    expect(kinds()).toEqual(['a', 'b']);
    expect(looks(line)).toEqual([]);
  });

  it('asks once for everything when one is missing, and waits for it', () => {
    const line = begun();
    line.tell(update(6, 1, sight(0, 2, ['c'])));
    line.tell(update(7, 1, sight(0, 3, ['d'])));
    expect(looks(line)).toMatchObject([{ have: { step: 4, events: 1, seats: [0] } }]);
    expect(kinds()).toEqual(['a']);
    line.tell(snapshot([0], [sight(0, 1, ['b', 'c', 'd'])], 7));
    line.tell(update(8, 1, sight(0, 4, ['e'])));
    expect(kinds()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(looks(line)).toHaveLength(1);
  });

  it('asks for everything when a change does not fit', () => {
    const line = begun();
    line.tell({ ...update(5, 1, sight(0, 1, ['b'])), patch: [[[3, 'view', 'gold'], 7]] });
    expect(looks(line)).toHaveLength(1);
  });

  it('asks again when the server wants it to wait', async () => {
    const line = begun();
    line.tell(update(6, 1, sight(0, 2, ['c'])));
    const said = looks(line)[0]!;
    const ref = 'ref' in said ? said.ref! : null;
    line.tell({ type: 'refused', refusal: { code: 'too-fast', rule: null, words: 'Wait.', details: {} }, ref });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks(line)).toHaveLength(2);
  });

  it('shows what waited to be watched before it asks', () => {
    const line = begun();
    store.know({ beat: () => 500 }, true);
    line.tell(update(5, 1, sight(0, 1, ['b']), { computer: true }));
    line.tell(update(6, 1, sight(0, 2, ['c']), { computer: true }));
    line.tell(update(8, 1, sight(0, 4, ['e']), { computer: true }));
    expect(looks(line)).toMatchObject([{ have: { step: 6, events: 3 } }]);
  });
});

describe('forecasts', () => {
  it('are asked for once for each decision, and belong to that one only', async () => {
    const line = connect();
    const asked = (): number[] => line.heard.flatMap((said) => (said.type === 'forecast' ? [said.number] : []));
    line.tell(snapshot([0], [sight(0, 0, ['a'], decision(0, 1, 'x', 'y'))], 4));
    line.tell(snapshot([0], [sight(0, 0, ['a'], decision(0, 1, 'x', 'y'))], 4));
    expect(asked()).toEqual([1]);
    expect(store.foretold).toBeNull();
    const ref = line.heard.flatMap((said) => (said.type === 'forecast' ? [said.ref ?? null] : []))[0] ?? null;
    line.tell({ type: 'forecast', seat: 0, number: 1, outlook: null, options: { x: { chance: 0.5 } }, ref });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.foretold?.options.x?.chance).toBe(0.5);
    line.tell(update(5, 0, sight(0, 1, [], decision(0, 5, 'z'))));
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked()).toEqual([1, 5]);
    expect(store.foretold).toBeNull();
  });
});

describe('a lost connection', () => {
  it('locks the choice, comes back with what it has, and sends the choice again', async () => {
    const line = connect();
    line.tell(snapshot([0], [sight(0, 0, ['a', 'b'], decision(0, 1, 'x', 'y'))], 5));
    store.choosing.take('y');
    line.close();
    expect(store.status).toBe('reconnecting');
    expect(store.choosing.locked).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines).toHaveLength(2);
    lines[1]!.open();
    expect(lines[1]!.heard[0]).toMatchObject({ type: 'hello', have: { step: 5, events: 2, seats: [0] } });
    lines[1]!.tell(snapshot([0], [sight(0, 2, [], decision(0, 1, 'x', 'y'))], 5));
    expect(kinds()).toEqual(['a', 'b']);
    expect(lines[1]!.heard.at(-1)).toMatchObject({ type: 'choose', option: 'y', number: 1 });
  });

  it('waits longer each time', async () => {
    connect().close();
    const tries: number[] = [];
    for (let second = 0; second < 20; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      const newest = lines.at(-1)!;
      if (newest.readyState === 0) {
        newest.open();
        newest.close();
        tries.push(second);
      }
    }
    const gaps = tries.slice(1).map((each, index) => each - tries[index]!);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0]!);
  });
});

describe('several players at one screen', () => {
  it('hands over before the first choice too, whoever set the table up', () => {
    const line = connect();
    store.know({ beat: () => 0 }, true);
    line.tell({ ...snapshot([0], []), table: { ...TABLE, status: 'gathering' } });
    line.tell({ ...snapshot([0, 1], []), table: { ...TABLE, status: 'gathering' } });
    expect(store.handOver).toBe(null);
    line.tell(snapshot([0, 1], [sight(0, 0, [], decision(0, 1, 'a')), sight(1, 0, [], decision(1, 1, 'a'))]));
    expect([store.sight, store.handOver]).toEqual([null, 0]);
  });

  const both = (): Seen[] => [sight(0, 0, [], decision(0, 1, 'a')), sight(1, 0, [], decision(1, 1, 'b'))];

  it('hands the screen over before anything of a hidden game is shown', () => {
    const line = connect();
    store.know({ beat: () => 0 }, true);
    line.tell(snapshot([0, 1], both()));
    expect([store.sight, store.handOver]).toEqual([null, 0]);
    store.takeScreen();
    expect(store.sight?.seat).toBe(0);
    line.tell(update(2, 0, [sight(0, 0, []), sight(1, 0, [], decision(1, 1, 'b'))]));
    expect([store.sight, store.handOver]).toEqual([null, 1]);
    expect(store.choosing.options).toEqual([]);
  });

  const threeSeats = (held: number[], seen: Seen[]): Snapshot => ({ ...snapshot(held, seen), table: { ...TABLE, sides: [[0], [1, 2]] } });

  it('does not hand over between seats of one side', () => {
    const line = connect();
    store.know({ beat: () => 0 }, true);
    line.tell(threeSeats([1, 2], [sight(1, 0, [], decision(1, 1, 'a')), sight(2, 0, [], decision(2, 1, 'b'))]));
    expect([store.sight?.seat, store.handOver]).toEqual([1, null]);
    line.tell(update(2, 1, [sight(1, 0, []), sight(2, 0, [], decision(2, 1, 'b'))]));
    expect([store.sight?.seat, store.handOver]).toEqual([2, null]);
    expect(store.choosing.options.map((each) => each.id)).toEqual(['b']);
  });

  it('hands over where the sides change, and only there', () => {
    const line = connect();
    store.know({ beat: () => 0 }, true);
    line.tell(threeSeats([0, 1, 2], [sight(0, 0, [], decision(0, 1, 'a')), sight(1, 0, []), sight(2, 0, [])]));
    expect([store.sight, store.handOver]).toEqual([null, 0]);
    store.takeScreen();
    line.tell(update(2, 0, [sight(0, 0, []), sight(1, 0, []), sight(2, 0, [], decision(2, 2, 'b'))]));
    expect([store.sight, store.handOver]).toEqual([null, 2]);
    store.takeScreen();
    line.tell(update(3, 2, [sight(0, 0, []), sight(1, 0, [], decision(1, 3, 'c')), sight(2, 0, [])]));
    expect([store.sight?.seat, store.handOver]).toEqual([1, null]);
    line.tell(update(4, 1, [sight(0, 0, [], decision(0, 4, 'd')), sight(1, 0, []), sight(2, 0, [])]));
    expect([store.sight, store.handOver]).toEqual([null, 0]);
  });

  it('just turns to the next player of an open game', () => {
    const line = connect();
    store.know({ beat: () => 0 }, false);
    line.tell(snapshot([0, 1], both()));
    expect(store.sight?.seat).toBe(0);
    line.tell(update(2, 0, [sight(0, 0, []), sight(1, 0, [], decision(1, 2, 'b'))]));
    expect([store.sight?.seat, store.handOver]).toEqual([1, null]);
    expect(store.choosing.options.map((each) => each.id)).toEqual(['b']);
  });
});
