import type { Random } from './createRandom.ts';
import { CULTURES, type Culture } from './names.ts';

export interface Person {
  gender: 'female' | 'male';
  name: string;
  /** `given.family` in lower-case ASCII letters, for an e-mail address. */
  local: string;
}

const weighted: readonly Culture[] = CULTURES.flatMap((culture) =>
  Array<Culture>(culture.weight).fill(culture),
);

/** Letters that NFD doesn't decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', đ: 'd', ı: 'i' };

const toAscii = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[ßłøæđı]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^a-z]/g, '');

const split = (entry: string) => {
  const [written = '', latin] = entry.split('|');
  return { written, latin: toAscii(latin ?? written) };
};

export const createPerson = (random: Random): Person => {
  const culture = random.pick(weighted);
  const gender = random.chance(0.52) ? 'female' : 'male';
  const given = split(random.pick(culture[gender]));
  const family = split(random.pick(culture.family));
  return {
    gender,
    name: culture.join(given.written, family.written).normalize('NFC'),
    local: `${given.latin}.${family.latin}`,
  };
};
