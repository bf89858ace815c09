/** What is shown one after the other, each for its time from when it was really drawn. */
import { whenDrawn } from './drawn';

export interface Cue {
  /** In ms from the beginning, if nothing is late. */
  time: number;
  show: () => void;
}

/**
 * Time begins once what is shown at first is drawn. `onlate`: something was drawn so many ms later than planned, and so will be
 * all that follows. Gives the way to break it off.
 */
export function runCues(cues: readonly Cue[], onlate: (ms: number) => void): () => void {
  const ahead = [...cues];
  while (ahead[0]?.time === 0) ahead.shift()?.show();
  let begun = 0;
  let stop = whenDrawn(() => {
    begun = performance.now();
    wait();
  });

  function wait(): void {
    const cue = ahead.shift();
    if (cue === undefined) return;
    const timer = setTimeout(() => call(cue), begun + cue.time - performance.now());
    stop = () => clearTimeout(timer);
  }

  function call({ time, show }: Cue): void {
    show();
    stop = whenDrawn(() => {
      const late = performance.now() - begun - time;
      begun += late;
      onlate(late);
      wait();
    });
  }

  return () => stop();
}
