/** What is shown one after the other, each for its time from when it was really drawn. */

export interface Cue {
  /** In ms from the beginning, if nothing is late. */
  time: number;
  show: () => void;
}

/** So many ms late are none. */
const TOO_LATE = 40;

/** `onlate`: something was drawn so many ms later than planned, and so will be all that follows. Gives the way to break it off. */
export function runCues(cues: readonly Cue[], onlate: (ms: number) => void): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout>;
  let begun = performance.now();

  function call(number: number): void {
    const cue = cues[number];
    if (cue === undefined) return;
    cue.show();
    requestAnimationFrame(() => {
      if (!over) timer = setTimeout(() => goOn(cue, number + 1));
    });
  }

  /** After a picture was drawn: a slow device may have taken a while. */
  function goOn({ time }: Cue, number: number): void {
    const late = performance.now() - begun - time;
    if (late > TOO_LATE) {
      begun += late;
      onlate(late);
    }
    const next = cues[number];
    if (next !== undefined) timer = setTimeout(() => call(number), Math.max(0, begun + next.time - performance.now()));
  }

  call(0);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
