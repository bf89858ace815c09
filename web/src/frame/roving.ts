/** Arrows walk between the board's options; one of them is in the Tab order. Boards mark them with `data-option`,
 * and with `data-idle` things that only say why they cannot be used. */
import type { Attachment } from 'svelte/attachments';

const OPTION = '[data-option]:not(:disabled)';
type Direction = readonly [number, number];
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const roving: Attachment<HTMLElement> = (board) => {
  let current: HTMLElement | null = null;

  function options(): HTMLElement[] {
    return [...board.querySelectorAll<HTMLElement>(OPTION)];
  }

  function order(): void {
    const all = options();
    if (current === null || !all.includes(current)) current = all.find((option) => option.dataset.idle === undefined) ?? all[0] ?? null;
    for (const option of all) {
      const index = option === current ? 0 : -1;
      if (option.tabIndex !== index || !option.hasAttribute('tabindex')) option.tabIndex = index;
    }
  }

  function focused(event: FocusEvent): void {
    const option = (event.target as Element).closest<HTMLElement>(OPTION);
    if (option === null || option === current) return;
    current = option;
    order();
  }

  function pressed(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = (event.target as Element).closest<HTMLElement>(OPTION);
    if (from === null) return;
    event.preventDefault();
    nearest(from, options(), direction)?.focus();
  }

  const observer = new MutationObserver(order);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-option', 'disabled'] });
  board.addEventListener('focusin', focused);
  board.addEventListener('keydown', pressed);
  order();
  return () => {
    observer.disconnect();
    board.removeEventListener('focusin', focused);
    board.removeEventListener('keydown', pressed);
  };
};

/** The option that lies nearest in this direction; what lies aside counts double. */
export function nearest(from: HTMLElement, all: readonly HTMLElement[], [dx, dy]: Direction): HTMLElement | undefined {
  const start = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const option of all) {
    const to = centre(option);
    const ahead = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const aside = Math.abs((to.x - start.x) * dy) + Math.abs((to.y - start.y) * dx);
    if (option === from || ahead <= 1 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = option;
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
