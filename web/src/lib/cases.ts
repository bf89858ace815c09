/**
 * Names in their cases, written short: `яма` and by how each word of it ends, instead of the name once more for each case. The
 * build writes them so (plugins/words.ts), because names in five cases are most of what a game's Russian words weigh.
 */

/** Between a name and its endings, and before the list of the cases; of no script, so that it stands in no name. */
const ENDINGS = '\ue005';
/** A word that stays as it is. */
const SAME = '-';
const LISTED = new RegExp(`^${ENDINGS}(.*)\\n`);
const SHORT = new RegExp(`^([\\w-]+ = )([^\\n${ENDINGS}]+)${ENDINGS}(.*)\\n`, 'gm');

/** With endings instead of these cases, wherever a name stands in all of them on a line each. */
export function shorten(text: string, cases: readonly string[]): string {
  if (cases.length === 0) return text;
  const long = new RegExp(`^([\\w-]+ = )([^{}\\n]*)\\n${cases.map((each) => ` {4}\\.${each} = ([^{}\\n]*)\\n`).join('')}`, 'gm');
  const short = text.replace(long, (whole: string, start: string, name: string, ...more: string[]) => {
    const endings = endingsOf(name, more.slice(0, cases.length));
    return endings === null ? whole : `${start}${name}${ENDINGS}${endings}\n`;
  });
  return `${ENDINGS}${cases.join(' ')}\n${short}`;
}

/** As it was written. */
export function lengthen(text: string): string {
  const cases = LISTED.exec(text)?.[1]?.split(' ');
  if (cases === undefined) return text;
  return text.replace(LISTED, '').replace(SHORT, (_, start: string, name: string, endings: string) => {
    const words = endings.split(' ');
    const forms = cases.map((each, place) => `    .${each} = ${inCase(name, words, place)}\n`);
    return `${start}${name}\n${forms.join('')}`;
  });
}

function inCase(name: string, endings: readonly string[], place: number): string {
  return name
    .split(' ')
    .map((word, number) => {
      const ending = endings[number] ?? SAME;
      if (ending === SAME) return word;
      const [, cut = '', forms = ''] = /^(\d+)(.*)$/.exec(ending) ?? [];
      return word.slice(0, word.length - Number(cut)) + (forms.split(',')[place] ?? '');
    })
    .join(' ');
}

/** Of each word how many letters go, and what comes in their place in each case; null: it cannot be said so. */
function endingsOf(name: string, forms: readonly string[]): string | null {
  const words = name.split(' ');
  const declined = forms.map((form) => form.split(' '));
  if (declined.some((each) => each.length !== words.length)) return null;
  const endings = words.map((word, place) => {
    const all = declined.map((each) => each[place] ?? '');
    if (all.every((each) => each === word)) return SAME;
    const stem = common([word, ...all]);
    return `${word.length - stem}${all.map((each) => each.slice(stem)).join(',')}`;
  });
  while (endings.at(-1) === SAME) endings.pop();
  return endings.some((each) => !/^(?:-|\d+[\p{L},]*)$/u.test(each)) ? null : endings.join(' ');
}

/** How many letters all of them begin with. */
function common([first = '', ...others]: readonly string[]): number {
  let length = 0;
  while (length < first.length && others.every((each) => each[length] === first[length])) length += 1;
  return length;
}
