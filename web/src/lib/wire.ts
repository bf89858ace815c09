/** One socket to the server that comes back by itself, waiting longer each time. */
import type { ClientMessage, ServerMessage } from './types';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** Ask whether the server is still there after so long a silence, and give up on it after as long again. */
const SILENCE = 25_000;
const SIGNED_OUT = 4401;

export interface Ear {
  /** Connected: say hello. */
  open(): void;
  hear(message: ServerMessage): void;
  /** The connection is lost; it will be tried again. */
  lost(): void;
  /** It will not be tried again: signed out. */
  shut(): void;
  /** Whether trying again makes sense, asked before each new try after the door stayed closed. */
  mayReturn(): Promise<boolean>;
}

export type Connect = (address: string) => WebSocket;

export class Wire {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly ear: Ear,
    private readonly connect: Connect = (to) => new WebSocket(to),
  ) {}

  start(): void {
    let entered = false;
    const socket = this.connect(this.address);
    this.socket = socket;
    socket.onopen = () => {
      entered = true;
      this.listen();
      this.ear.open();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.tries = 0;
      this.listen();
      this.ear.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.closed(event.code, entered);
  }

  /** Whether it was sent; what is not sent is lost. */
  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try now instead of waiting: the browser is online again, or the page is looked at. */
  hurry(): void {
    if (this.retry === null) return;
    clearTimeout(this.retry);
    this.retry = null;
    this.start();
  }

  end(): void {
    this.ended = true;
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.silence !== null) clearTimeout(this.silence);
    this.socket?.close();
  }

  private listen(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.say({ type: 'ping', ref: null });
      this.silence = setTimeout(() => this.socket?.close(), SILENCE);
    }, SILENCE);
  }

  private closed(code: number, entered: boolean): void {
    if (this.silence !== null) clearTimeout(this.silence);
    if (this.ended) return;
    if (code === SIGNED_OUT) return this.ear.shut();
    this.ear.lost();
    if (entered) this.wait();
    else void this.ear.mayReturn().then((may) => (may && !this.ended ? this.wait() : undefined));
  }

  private wait(): void {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(
      () => {
        this.retry = null;
        this.start();
      },
      longest * (0.75 + Math.random() / 2),
    );
  }
}
