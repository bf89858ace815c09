/** What a hint says, in words. */
import { inPercent, inTenths } from '$lib/figures';
import type { HintGiven } from '$lib/types';
import { type Lang, nested, type Words } from '$lib/words';

export interface Worth {
  value: string;
  /** Spoken, with the interval. */
  about: string;
}

export function worthOf(hint: HintGiven | null, option: string, words: Words): Worth | undefined {
  const worth = hint?.options.find((each) => each.option === option);
  if (hint === null || worth === undefined) return undefined;
  const format = formatter(hint.unit, words.lang);
  const [value, low, high] = [format(worth.value), format(worth.low), format(worth.high)];
  /* "Between 95% and 95%" says nothing. */
  return { value, about: words.say(low === high ? 'table-worth.alone' : 'table-worth', { unit: hint.unit, value, low, high }) };
}

/** What is best, whether something else may be as good, and in one sentence why. */
export function verdict(hint: HintGiven, titleOf: (option: string) => string, words: Words): string {
  const [best] = hint.options;
  if (best === undefined) return '';
  const format = formatter(hint.unit, words.lang);
  const said = words.say('table-verdict', {
    unit: hint.unit,
    best: nested(titleOf(best.option)),
    value: format(best.value),
    rival: hint.rival === null ? '' : nested(titleOf(hint.rival)),
    sure: hint.rival === null ? 'yes' : 'no',
  });
  return `${said} ${because(hint, titleOf, words)}`.trimEnd();
}

function because(hint: HintGiven, titleOf: (option: string) => string, words: Words): string {
  if (hint.other === null) return '';
  const other = nested(titleOf(hint.other));
  if (hint.why.length === 0) return words.say('hint-why-even', { other });
  return words.say('hint-why', { other, reasons: words.inARow(hint.why.map(({ id, details }) => words.say(id, details))) });
}

function formatter(unit: HintGiven['unit'], lang: Lang): (value: number) => string {
  const format = unit === 'chance' ? inPercent : inTenths;
  return (value) => format(value, lang);
}
