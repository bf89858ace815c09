/** A page that nobody looks at draws nothing: then it is not waited for. */
const PATIENCE = 2000;

/** Calls once the picture with what was just changed is drawn: on a busy machine that takes a while. Gives the way to break it off. */
export function whenDrawn(then: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(done)));
  const patience = setTimeout(done, PATIENCE);

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(patience);
  }

  function done(): void {
    stop();
    then();
  }

  return stop;
}
