/** A text cut where it holds the words sought, so that they can be marked. */
export interface Part {
  text: string;
  hit: boolean;
}

export function marked(text: string, sought: string): Part[] {
  const wanted = sought.trim().split(/\s+/).filter(Boolean).map(pattern);
  if (wanted.length === 0) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Taken as it is written, but for ё, which many write as е. */
function pattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[её]/gi, '[её]');
}
