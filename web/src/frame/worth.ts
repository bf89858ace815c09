/** What a hint says, in words. */
import { inPercent, inTenths } from '$lib/figures';
import type { HintGiven } from '$lib/types';
import type { Lang, Words } from '$lib/words';

export interface Worth {
  value: string;
  /** Spoken, with the interval. */
  about: string;
}

export function worthOf(hint: HintGiven | null, option: string, words: Words): Worth | undefined {
  const worth = hint?.options.find((each) => each.option === option);
  if (hint === null || worth === undefined) return undefined;
  const format = formatter(hint.unit, words.lang);
  return {
    value: format(worth.value),
    about: words.say('table-worth', {
      unit: hint.unit,
      value: format(worth.value),
      low: format(worth.low),
      high: format(worth.high),
    }),
  };
}

/** One sentence: what is best, and whether something else may be as good. */
export function verdict(hint: HintGiven, titleOf: (option: string) => string, words: Words): string {
  const [best, second] = hint.options;
  if (best === undefined) return '';
  const format = formatter(hint.unit, words.lang);
  const rival = second !== undefined && second.high >= best.value ? titleOf(second.option) : '';
  return words.say('table-verdict', {
    unit: hint.unit,
    best: titleOf(best.option),
    value: format(best.value),
    rival,
    sure: rival === '' ? 'yes' : 'no',
  });
}

function formatter(unit: HintGiven['unit'], lang: Lang): (value: number) => string {
  const format = unit === 'chance' ? inPercent : inTenths;
  return (value) => format(value, lang);
}
