/** Requests to the server that wait for their answers: each has a number, which its answer repeats. */
import type { ClientMessage, ServerMessage } from './types';

export type Request = Extract<ClientMessage, { ref?: number | null }>;
export type Answer = Extract<ServerMessage, { ref: number | null }>;
export type Unnumbered<T> = T extends unknown ? Omit<T, 'ref'> : never;

export class Answers {
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private next = 1;

  /** The answer; null if it cannot be sent or the connection is lost before it comes. */
  ask(request: Unnumbered<Request>, send: (numbered: Request) => boolean): Promise<Answer | null> {
    const ref = this.next++;
    return new Promise((done) => {
      this.waiting.set(ref, done);
      if (!send({ ...request, ref })) this.settle(ref, null);
    });
  }

  /** Whether somebody waited for it. */
  hear(answer: Answer): boolean {
    return answer.ref !== null && this.settle(answer.ref, answer);
  }

  /** The connection is lost: nothing more will come. */
  giveUp(): void {
    for (const ref of [...this.waiting.keys()]) this.settle(ref, null);
  }

  private settle(ref: number, answer: Answer | null): boolean {
    const done = this.waiting.get(ref);
    this.waiting.delete(ref);
    done?.(answer);
    return done !== undefined;
  }
}
