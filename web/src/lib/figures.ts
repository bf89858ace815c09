/** Figures as the reader's language writes them. A formatter is dear to make, so each is made once. */
import type { Lang } from './words';

/** With one digit after the point: "2.0". */
export const inTenths = formatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** With one digit after the point where it needs one: "2". */
export const rounded = formatter({ maximumFractionDigits: 1 });
export const inPercent = formatter({ style: 'percent', maximumFractionDigits: 0 });

function formatter(how: Intl.NumberFormatOptions): (value: number, lang: Lang) => string {
  const made: Partial<Record<Lang, Intl.NumberFormat>> = {};
  return (value, lang) => (made[lang] ??= new Intl.NumberFormat(lang, how)).format(value);
}
