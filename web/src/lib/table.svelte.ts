/**
 * One table, as this browser sees it: who sits there, what each seat held is shown, what is asked. It speaks with the
 * server over the socket (docs/table.md) and shows what comes beat by beat.
 */
import { get, post, Refused, Unreachable } from './api';
import { Answers, type Answer, type Request, type Unnumbered } from './answers';
import { Beats, type Beat } from './beats';
import type { GameUi } from './board';
import { Choosing } from './choosing.svelte';
import type { Moments } from './orders';
import { settings } from './settings.svelte';
import type { Told as ActTold } from './stage';
import { lookAll, sightKey, Told, type Shown, type ShownBySeat } from './sights';
import { Wire, type Connect, type Ear } from './wire';
import type { Foretold, Mark, Sketches } from './board';
import type {
  ChatInfo,
  Deciding,
  DecisionInfo,
  EventInfo,
  ForecastGiven,
  Have,
  HintGiven,
  LastStep,
  OptionInfo,
  Ordered,
  OutcomeInfo,
  RefusalInfo,
  ServerMessage,
  Snapshot,
  Standing,
  TableAnswer,
  TableInfo,
  Update,
} from './types';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'gone';

/** Said by the way, beside the prompt: a refusal, why something cannot be done. */
export interface Notice {
  id: number;
  /** In the reader's language; or the id of a message of ours. */
  words: string;
  rule: string | null;
}

/** What is known of a game's events: how long they take to watch, and how long what came of them has to stay. */
export interface Show {
  beat: GameUi['beat'];
  /** `own`: they came of a choice made here. */
  reading?: (events: readonly EventInfo[], told?: ActTold<unknown>, own?: boolean) => number;
  idle?: GameUi['idle'];
}

/** Refusals after which coming back is of no use. */
const LAST_WORDS = ['banned', 'table-deleted'];

/** When looking again was refused: ms until the next try. */
const LOOK_AGAIN = 3000;

const NOBODY: Standing = { held: [], away: [], host: false };

export class TableStore {
  status: Status = $state('connecting');
  /** Why there is nothing to see here. */
  problem: RefusalInfo | null = $state.raw(null);
  table: TableInfo | null = $state.raw(null);
  you: Standing = $state.raw(NOBODY);
  deciding: readonly Deciding[] = $state.raw([]);
  outcome: OutcomeInfo | null = $state.raw(null);
  chat: readonly ChatInfo[] = $state.raw([]);
  /** The server cannot write anything down at present, and tries again. */
  halted: boolean = $state(false);
  /** Whose sight is shown: null is a spectator's; undefined is nobody's, while the screen is handed over. */
  viewing: number | null | undefined = $state(undefined);
  /** The seat whose player must take the screen before anything is shown. */
  handOver: number | null = $state(null);
  hint: HintGiven | null = $state.raw(null);
  /** A hint is being thought out. */
  hinting: boolean = $state(false);
  notice: Notice | null = $state.raw(null);
  /** Choices shown so far; grows with each. */
  shown: number = $state(0);
  /** Everything that is known was shown and watched. */
  calm: boolean = $state(true);
  /** Who chose last, of what is shown. */
  last: LastStep | null = $state.raw(null);
  /** How many of the last choices of the seats held the clock has made. */
  clocked: number = $state(0);
  /** What can be ordered in this game. */
  moments: Moments | null = $state.raw(null);
  /** What is shown waits for a click: others are watched step by step. */
  staying: boolean = $state(false);
  /** Nothing is watched until the next decision of a seat held. */
  hurrying: boolean = $state(false);
  /** The last choice was none, and was taken by itself. */
  idled = false;
  /** Server's time minus ours, in seconds. */
  clock = 0;

  readonly choosing: Choosing = new Choosing({
    take: (option) => void this.choose(option),
    whyNot: (option) => void this.whyNot(option),
    atOnce: () => settings.atOnce,
  });

  /** What was drawn on the board by seats whose side is held here. */
  private drawn: Sketches = $state.raw({});
  /** What was foretold last, by seat. */
  private forecasts: Readonly<Record<number, ForecastGiven>> = $state.raw({});
  /** By seat: the number of the decision of which a forecast was asked last. */
  private readonly foreseen = new Map<number, number>();
  private sights: ShownBySeat = $state.raw({});
  /** What was ordered since the sights were told. */
  private ordered: Readonly<Record<string, Ordered>> = $state.raw({});
  private readonly told = new Told(() => void this.lookAgain());
  private step = 0;
  private hidden = true;
  private show: Show = { beat: () => 0 };
  /** What is shown is still being read, and what is asked after it waits. */
  private withheld: boolean = $state(false);
  /** What is asked is no choice: it is being answered. */
  private idling: boolean = $state(false);
  /** The number of a decision that did not take such an answer. */
  private unanswered: number | null = null;
  private readonly beats: Beats;
  private readonly wire: Wire;
  private readonly answers = new Answers();
  private notices = 0;
  private sent: { seat: number; number: number; option: string } | null = null;

  constructor(
    readonly id: string,
    connect?: Connect,
  ) {
    this.beats = new Beats({
      show: (beat) => this.showBeat(beat),
      length: (beat) => this.lengthOf(beat),
      reading: (beat) => this.readingOf(beat),
      stays: (beat) => this.staysFor(beat),
      idle: () => this.settle(),
    });
    const ear: Ear = {
      open: () => this.hello(),
      hear: (message) => this.hear(message),
      lost: () => this.lost(),
      shut: () => this.shut({ code: 'not-signed-in', rule: null, words: '', details: {} }),
      mayReturn: () => this.mayReturn(),
    };
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.wire = new Wire(`${scheme}//${location.host}/api/tables/${id}/socket`, ear, connect);
    this.wire.start();
  }

  /** What the present player is shown. */
  readonly sight: Shown | null = $derived.by(() => {
    const shown = this.viewing === undefined ? null : (this.sights[sightKey(this.viewing)] ?? null);
    if (shown === null || !(this.withheld || this.idling || this.goesByItself(shown))) return shown;
    return { ...shown, decision: null };
  });

  /** Whether the player at the screen must decide. */
  get yourTurn(): boolean {
    return (this.sight?.decision ?? null) !== null;
  }

  /** What may come of the decision that is shown, as soon as it is known. */
  get foretold(): Foretold | null {
    const decision = this.sight?.decision ?? null;
    const given = decision === null ? undefined : this.forecasts[decision.seat];
    return given === undefined || given.number !== decision?.number ? null : (given as Foretold);
  }

  /** Until when the seat must decide, by our clock, in seconds; null: as long as it takes. */
  untilOf(seat: number): number | null {
    const until = this.deciding.find((each) => each.seat === seat)?.until ?? null;
    return until === null ? null : until - this.clock;
  }

  /** What is known of the game: how long events take to watch, whether sides keep secrets, what can be ordered. */
  know(show: Show, hidden: boolean, moments: Moments | null = null): void {
    /* A question that came first may be none. */
    if (this.show.idle === undefined && show.idle !== undefined) this.offered = '';
    this.show = show;
    this.moments = moments;
    this.hidden = hidden;
    if (this.table !== null) this.settle();
  }

  close(): void {
    this.beats.clear();
    this.wire.end();
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Do not watch the present beat to its end. */
  skip(): void {
    this.beats.skip();
  }

  /** What is shown came late: it stays so much longer. */
  delay(ms: number): void {
    this.beats.delay(ms);
  }

  /** Watch nothing more until the next decision of one's own. */
  skipAll(): void {
    this.hurrying = true;
    this.beats.skip();
  }

  /** The player of that seat has the screen now. */
  takeScreen(): void {
    if (this.handOver === null) return;
    this.viewing = this.handOver;
    this.handOver = null;
    this.offer();
  }

  async choose(option: string): Promise<void> {
    const decision = this.sight?.decision;
    if (!decision) return;
    this.sent = { seat: decision.seat, number: decision.number, option };
    this.beats.skip();
    await this.send(this.sent);
  }

  /** The standing orders of the player at the screen. */
  get orders(): readonly OptionInfo[] {
    const sight = this.sight;
    return sight === null ? [] : (this.ordered[sightKey(sight.seat)]?.orders ?? sight.orders);
  }

  /** Give a standing order or revoke one, asked or not. */
  async order(order: string): Promise<void> {
    if (typeof this.viewing !== 'number') return;
    await this.tell({ type: 'order', seat: this.viewing, order });
  }

  /** What the side of the player at the screen has drawn on the board. */
  get sketches(): Sketches {
    const side = typeof this.viewing === 'number' ? this.sideOf(this.viewing) : [];
    return Object.fromEntries(Object.entries(this.drawn).filter(([seat]) => side.includes(Number(seat))));
  }

  async sketch(marks: readonly Mark[]): Promise<void> {
    if (typeof this.viewing !== 'number') return;
    await this.tell({ type: 'sketch', seat: this.viewing, marks: marks.map((mark) => [...mark]) });
  }

  async undo(): Promise<void> {
    if (typeof this.viewing !== 'number') return;
    await this.tell({ type: 'undo', seat: this.viewing });
  }

  async askHint(): Promise<void> {
    const decision = this.sight?.decision;
    if (!decision || this.hinting) return;
    this.hinting = true;
    const answer = await this.tell({ type: 'hint', seat: decision.seat, number: decision.number });
    this.hinting = false;
    const now = this.sight?.decision;
    if (answer?.type !== 'hint' || now?.number !== answer.number || now.seat !== answer.seat) return;
    this.hint = answer;
    this.choosing.hinted = answer.options[0]?.option ?? null;
  }

  async whyNot(option: string): Promise<void> {
    const decision = this.sight?.decision;
    if (!decision) return;
    const answer = await this.tell({ type: 'why-not', seat: decision.seat, number: decision.number, option });
    if (answer?.type !== 'why') return;
    if (answer.why !== null) this.note(answer.why.words, answer.why.rule);
    else if (!this.choosing.options.some((offered) => offered.id === option)) this.note('table-lesson-first');
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.tell({ type: 'chat', text }))?.type === 'done';
  }

  /** Ask for something about the table over HTTP; a refusal is noted. Whether it was done. */
  async ask(path: string, body: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await post(`/api/tables/${this.id}/${path}`, body);
      return true;
    } catch (error) {
      this.note(error instanceof Refused ? error.message : 'table-unreachable');
      return false;
    }
  }

  note(words: string, rule: string | null = null): void {
    this.notice = { id: ++this.notices, words, rule };
  }

  /** Ask what may come of a decision, once and as soon as it is heard of: mostly before it is shown. */
  private async foresee(decision: DecisionInfo | null): Promise<void> {
    if (decision === null || this.foreseen.get(decision.seat) === decision.number) return;
    const { seat, number } = decision;
    this.foreseen.set(seat, number);
    const answer = await this.answers.ask({ type: 'forecast', seat, number }, (numbered) => this.wire.say(numbered));
    if (answer?.type === 'forecast') this.forecasts = { ...this.forecasts, [seat]: answer };
    else if (answer === null) this.foreseen.delete(seat);
  }

  // -- speaking -----------------------------------------------------------------------------------

  private hello(): void {
    this.wire.say({ type: 'hello', lang: settings.lang, have: this.have() });
  }

  /** Something was missed: let everything be told anew. */
  private async lookAgain(): Promise<void> {
    this.beats.flush();
    const answer = await this.tell({ type: 'look', have: this.have() });
    if (answer?.type === 'refused') setTimeout(() => void (this.told.lost && this.lookAgain()), LOOK_AGAIN);
  }

  /** What need not be told again. */
  private have(): Have | null {
    const shown = Object.values(this.sights);
    const events = Math.min(...shown.map((sight) => sight.history.length));
    return shown.length === 0 ? null : { step: this.step, events, seats: shown.map((sight) => sight.seat) };
  }

  private async send(choice: { seat: number; number: number; option: string }): Promise<void> {
    const answer = await this.tell({ type: 'choose', ...choice });
    if (answer !== null) this.sent = null;
    if (answer?.type === 'refused') {
      this.choosing.locked = false;
      if (this.idling) this.unanswered = choice.number;
      this.idling = false;
      this.offered = '';
      this.offer();
    }
  }

  /** Say it and wait for the answer; a refusal is noted. Null: the connection was lost. */
  private async tell(request: Unnumbered<Request>): Promise<Answer | null> {
    const answer = await this.answers.ask(request, (numbered) => this.wire.say(numbered));
    if (answer?.type === 'refused') this.note(answer.refusal.words, answer.refusal.rule);
    return answer;
  }

  // -- hearing ------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.take(message);
      case 'update':
        return this.update(message);
      case 'ordered':
        this.ordered = { ...this.ordered, [sightKey(message.seat)]: message };
        return;
      case 'table':
        this.table = message.table;
        this.you = message.you;
        return;
      case 'sketched':
        this.drawn = { ...this.drawn, [message.seat]: message.marks };
        return;
      case 'halted':
        this.halted = message.halted;
        return;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        return;
      default:
        if (!this.answers.hear(message) && message.type === 'refused') this.refused(message.refusal);
    }
  }

  /** Said by the way; after some refusals there is nothing more to see here. */
  private refused(refusal: RefusalInfo): void {
    if (!LAST_WORDS.includes(refusal.code)) return this.note(refusal.words, refusal.rule);
    this.wire.end();
    this.shut(refusal);
  }

  private take(snapshot: Snapshot): void {
    this.beats.flush();
    this.status = 'open';
    this.clock = snapshot.now - Date.now() / 1000;
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.chat = snapshot.chat;
    this.halted = snapshot.halted;
    this.step = snapshot.step;
    this.ordered = {};
    this.drawn = {};
    this.deciding = snapshot.deciding;
    this.outcome = snapshot.table.outcome;
    this.clocked = snapshot.by_clock;
    this.told.begin(snapshot);
    const shown = lookAll(this.sights, snapshot.sights, snapshot.news);
    this.sights = Object.fromEntries(Object.entries(shown).map(([key, sight]) => [key, { ...sight, news: [] }]));
    this.shown += 1;
    this.choosing.locked = false;
    this.idling = false;
    const sent = this.sent;
    this.settle();
    for (const sight of snapshot.sights) void this.foresee(sight.decision);
    if (this.sent === sent) this.sendAgain();
  }

  /** A choice that was on its way when the connection broke, and did not arrive. */
  private sendAgain(): void {
    const sent = this.sent;
    if (sent === null) return;
    if (this.sights[sightKey(sent.seat)]?.decision?.number === sent.number) {
      this.choosing.locked = true;
      void this.send(sent);
    } else {
      this.sent = null;
    }
  }

  private update(update: Update): void {
    this.clock = update.now - Date.now() / 1000;
    const own = this.isOwn(update) && this.told.decisionOf(update.last.seat)?.by_itself !== true;
    const sights = this.told.goOn(update);
    if (sights === null) return;
    for (const sight of sights) void this.foresee(sight.decision);
    this.calm = false;
    this.beats.add({ ...update, sights }, own || document.hidden);
  }

  private isPassedOver(beat: Beat): boolean {
    const skipped = this.hurrying && beat.outcome === null && !beat.deciding.some(({ seat }) => this.you.held.includes(seat));
    return skipped || settings.pace === 0 || document.hidden || beat.last.taken_back;
  }

  private lengthOf(beat: Beat): number {
    if (this.isPassedOver(beat)) return 0;
    return Math.max(this.show.beat(eventsOf(beat)) / settings.pace, this.readingOf(beat));
  }

  private readingOf(beat: Beat): number {
    if (this.isPassedOver(beat)) return 0;
    const told = this.sights[sightKey(this.viewing ?? null)];
    const next = beat.sights.find((sight) => sight.seat === (told?.seat ?? null));
    const { events_from: first, events } = beat.news.find((news) => news.seats.includes(told?.seat ?? null)) ?? {
      events_from: 0,
      events: [],
    };
    if (next === undefined) return (this.show.reading?.(eventsOf(beat)) ?? 0) / settings.pace;
    const before = (told?.history ?? []).slice(0, first);
    return (this.show.reading?.(events, { view: next.view, seat: next.seat, before }, this.isOwn(beat)) ?? 0) / settings.pace;
  }

  private isOwn({ last }: { last: LastStep }): boolean {
    return last.made_by === 'person' && this.you.held.includes(last.seat);
  }

  /** Step by step, what others do waits for a click. */
  private staysFor(beat: Beat): boolean {
    const seen = this.show.beat(eventsOf(beat)) > 0;
    return settings.stepping && seen && !this.isOwn(beat) && !this.isPassedOver(beat);
  }

  private showBeat(beat: Beat): void {
    this.staying = this.staysFor(beat);
    this.withheld = this.readingOf(beat) > 0;
    if (this.isOwn(beat)) this.idled = this.idling || this.sights[sightKey(beat.last.seat)]?.decision?.by_itself === true;
    this.idling = false;
    if (!this.isPassedOver(beat)) this.hurrying = false;
    this.last = beat.last;
    this.heedClock(beat.last);
    this.step = beat.step;
    this.ordered = {};
    this.deciding = beat.deciding;
    this.outcome = beat.outcome;
    this.sights = lookAll(this.sights, beat.sights, beat.news);
    this.shown += 1;
    if (beat.outcome !== null && this.table !== null) this.table = { ...this.table, status: 'finished', outcome: beat.outcome };
    this.offer();
  }

  /** Somebody's time was over: that is said, to whom it befell at once. */
  private heedClock({ seat, made_by: by, taken_back: undone }: LastStep): void {
    if (!this.you.held.includes(seat) || undone) return;
    this.clocked = by === 'clock' ? this.clocked + 1 : by === 'person' ? 0 : this.clocked;
    if (by === 'clock') this.note('table-clock-chose');
  }

  // -- whose screen -------------------------------------------------------------------------------

  /** Show the seat that must decide, or ask to hand over to it. Before the match nobody has the screen. */
  private settle(): void {
    this.calm = true;
    this.staying = false;
    this.withheld = false;
    const seat = this.seatToShow();
    if (seat === this.viewing || this.table?.status === 'gathering') {
      this.handOver = null;
    } else if (seat !== null && this.you.held.length > 1 && this.mustHandOver(seat)) {
      this.viewing = undefined;
      this.handOver = seat;
    } else {
      this.viewing = seat;
      this.handOver = null;
    }
    this.offer();
  }

  private sideOf(seat: number): readonly number[] {
    return this.table?.sides.find((each) => each.includes(seat)) ?? [seat];
  }

  /** Seats keep secrets, and the one who looked last is not of the seat's side. */
  private mustHandOver(seat: number): boolean {
    const side = this.sideOf(seat);
    if (!this.hidden || this.outcome !== null || this.you.held.every((each) => side.includes(each))) return false;
    return typeof this.viewing !== 'number' || !side.includes(this.viewing);
  }

  private seatToShow(): number | null {
    const held = this.you.held;
    const asked = held.filter((seat) => (this.sights[sightKey(seat)]?.decision ?? null) !== null);
    const staying = typeof this.viewing === 'number' ? this.viewing : this.handOver;
    if (staying !== null && asked.includes(staying)) return staying;
    if (asked[0] !== undefined) return asked[0];
    return staying !== null && held.includes(staying) ? staying : (held[0] ?? null);
  }

  /** Whether the table passes for the seat. */
  private goesByItself({ seat, decision }: Shown): boolean {
    return this.ordered[sightKey(seat)]?.by_itself ?? decision?.by_itself ?? false;
  }

  private offered = '';

  /** Offer the options of the decision that is shown, if it is a new one. */
  private offer(): void {
    const decision = this.sight?.decision ?? null;
    const wanted = this.sight?.lesson?.wanted ?? [];
    const now = decision === null ? '' : `${decision.seat} ${decision.number} ${wanted.join(' ')}`;
    if (now === this.offered) return;
    this.offered = now;
    this.hint = null;
    const idle = decision === null ? null : this.idleAnswer(decision);
    if (decision !== null && idle !== null) return this.answerIdly(decision, idle);
    const options = decision?.options ?? [];
    this.choosing.offer(wanted.length > 0 ? options.filter((option) => wanted.includes(option.id)) : options);
    if (options.length === 1) this.choosing.picked = options[0]?.id ?? null;
  }

  /** What is no choice goes by itself, where nobody is there from whom to hide that. */
  private idleAnswer({ seat, number, options }: DecisionInfo): string | null {
    if (this.last?.taken_back || number === this.unanswered || (this.sight?.lesson ?? null) !== null) return null;
    const found = this.show.idle?.({ seat, options, view: this.sight?.view, hasty: settings.atOnce }) ?? null;
    if (found === null) return null;
    return this.table?.seats.every((each) => each.seat === seat || each.computer !== null) ? found : null;
  }

  private answerIdly({ seat, number }: DecisionInfo, option: string): void {
    this.choosing.offer([]);
    this.idling = true;
    this.sent = { seat, number, option };
    void this.send(this.sent);
  }

  // -- coming and going ---------------------------------------------------------------------------

  private lost(): void {
    this.beats.flush();
    if (this.status === 'open') this.status = 'reconnecting';
    this.choosing.locked = true;
    this.answers.giveUp();
  }

  private shut(problem: RefusalInfo): void {
    this.lost();
    this.status = 'gone';
    this.problem = problem;
  }

  /** The door stayed closed: does the server still know the table, and us? */
  private async mayReturn(): Promise<boolean> {
    try {
      await get<TableAnswer>(`/api/tables/${this.id}`);
    } catch (error) {
      if (error instanceof Unreachable || !(error instanceof Refused)) return true;
      if (![401, 403, 404, 409].includes(error.status)) return true;
      this.shut(error.refusal);
      return false;
    }
    return true;
  }
}

function eventsOf(beat: Beat): readonly EventInfo[] {
  return beat.news[0]?.events ?? [];
}
