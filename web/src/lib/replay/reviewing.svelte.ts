/** The review of a finished match: asked for until it is worked out. */
import { get } from '../api';
import type { ReviewInfo, ReviewProgress } from '../types';

const AGAIN = 1500;

export class Reviewing {
  review: ReviewInfo | null = $state.raw(null);
  progress: ReviewProgress | null = $state.raw(null);
  error: unknown = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly table: string) {}

  async ask(): Promise<void> {
    this.error = null;
    try {
      const answer = await get<ReviewInfo | ReviewProgress>(`/api/tables/${this.table}/review`);
      if (this.over) return;
      if ('done' in answer) {
        this.progress = answer;
        this.timer = setTimeout(() => void this.ask(), AGAIN);
      } else {
        this.review = answer;
      }
    } catch (error) {
      this.error = error;
    }
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
  }
}
