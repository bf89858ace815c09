/** The colours of the pictures of spaces. */
const TINTS: Readonly<Record<string, string>> = {
  fields: '#e3c069',
  hills: '#d3a878',
  plains: '#cbbb70',
  woods: '#8cc08a',
  forest: '#7fb87d',
  tavern: '#e5c79a',
  ruins: '#d6c8a6',
  graveyard: '#b9c0c4',
  chapel: '#e6dcc3',
  crags: '#c9bfae',
  sentinel: '#d8cdb6',
  desert: '#e6c275',
  oasis: '#7fc9bb',
  temple: '#ded7c2',
  runes: '#9fb0e0',
  castle: '#d8d2c6',
  'portal-of-power': '#c0aef2',
  'black-knight': '#c7ccd2',
  'hidden-valley': '#9ccab0',
  'cursed-glade': '#b99fcf',
  chasm: '#c2a98c',
  'warlocks-cave': '#c5b2e8',
  'valley-of-fire': '#ff9a6b',
  'werewolf-den': '#d6c4f0',
  'crown-of-command': '#ffd98c',
  'treasure-chamber': '#ffd08a',
  library: '#c9b58a',
  kitchen: '#d9b48a',
};

export function tintOf(kind: string): string {
  return TINTS[kind] ?? '#cfc6d8';
}
