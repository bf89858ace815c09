/** Keys of the table, by their place on the keyboard, so that they work in any layout. */
export interface KeyDeeds {
  /** The row of this number, from 1. */
  pick(number: number): void;
  take(): void;
  undo(): void;
  hint(): void;
  rules(): void;
  log(): void;
  /** To one's next decision. */
  onward(): void;
  back(): void;
}

/** Whether the key meant something here. */
export function press(event: KeyboardEvent, deeds: KeyDeeds): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) {
    deeds.pick(Number(digit));
    return true;
  }
  if (event.code === 'Enter' || event.code === 'NumpadEnter') {
    if (event.repeat || isControl(event.target)) return false;
    deeds.take();
    return true;
  }
  const deed = { KeyZ: deeds.undo, KeyH: deeds.hint, KeyR: deeds.rules, KeyL: deeds.log, KeyN: deeds.onward, Escape: deeds.back }[
    event.code
  ];
  if (deed === undefined || event.repeat) return false;
  deed();
  return true;
}

/** Something is typed, or a window over the table has the keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

/** Enter on a button or a link is that button's. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
