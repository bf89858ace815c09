/** Up and Down walk between the rule numbers of a log; Tab stops only at one of them. */
import type { Attachment } from 'svelte/attachments';

const MARK = '[data-rule]';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export const walking: Attachment<HTMLElement> = (log) => {
  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(MARK)) return;
    event.preventDefault();
    const marks = [...log.querySelectorAll<HTMLElement>(MARK)];
    marks[marks.indexOf(event.target) + step]?.focus();
  }
  log.addEventListener('keydown', pressed);
  return () => log.removeEventListener('keydown', pressed);
};
