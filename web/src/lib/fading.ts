/** A row that is longer than its place fades out where it goes on. */
import type { Attachment } from 'svelte/attachments';

/** Over so many pixels. */
const FADE = 36;

export const fading: Attachment<HTMLElement> = (row) => {
  function look(): void {
    const rest = row.scrollWidth - row.clientWidth;
    const [before, after] = [row.scrollLeft > 1, row.scrollLeft < rest - 1];
    const shade = `linear-gradient(90deg, #0000, #000 ${before ? FADE : 0}px calc(100% - ${after ? FADE : 0}px), #0000)`;
    row.style.maskImage = before || after ? shade : '';
  }
  const sizes = new ResizeObserver(look);
  sizes.observe(row);
  const contents = new MutationObserver(look);
  contents.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    row.removeEventListener('scroll', look);
  };
};
