import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { normalize } from '../text/foldText.ts';

export interface PasswordOwner {
  name: string;
  email: string;
  role: 'user' | 'admin';
}

const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;

/** Maps pairs of adjacent keys, such as `qw`, to the direction from the first to the second on each keyboard. */
const KEY_STEPS = new Map<string, string[]>();
for (const [keyboard, graph] of Object.entries({ qwerty, qwertz, azerty, keypad })) {
  for (const [key, neighbours] of Object.entries(graph)) {
    for (const [direction, typed] of neighbours.entries()) {
      // The character without Shift and the one with it.
      for (const character of typed ?? '') {
        const steps = KEY_STEPS.get(key + character) ?? [];
        KEY_STEPS.set(key + character, [...steps, `${keyboard} ${direction}`]);
      }
    }
  }
}

/** `abc` and `qwe` are runs, `ab` is not. */
const MIN_RUN_LENGTH = 3;
const MAX_LOOSE_CHARACTERS = 2;

/** The directions from a character to the next: along the alphabet, or on a keyboard. */
const stepsBetween = (character: string, next: string): string[] => {
  const distance = (next.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0);
  const steps = KEY_STEPS.get(character + next) ?? [];
  return Math.abs(distance) === 1 ? [...steps, `alphabet ${distance}`] : steps;
};

/** True if a lower-case text consists of runs, such as `qweasd` or `abc321`, and up to two other characters. */
const isPattern = (text: string): boolean => {
  const characters = Array.from(text.replaceAll(/(.)\1+/gsu, '$1'));
  let loose = 0;
  let length = 1;
  let steps: string[] = [];
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    const possible = next === undefined ? [] : stepsBetween(character, next);
    steps = length === 1 ? possible : steps.filter((step) => possible.includes(step));
    if (steps.length > 0) {
      length += 1;
      continue;
    }
    if (length < MIN_RUN_LENGTH) loose += length;
    length = 1;
  }
  return loose <= MAX_LOOSE_CHARACTERS;
};

/** In code points, of a password without repetitions and names. */
const MIN_REST_LENGTH = 6;

const isTooSimple = (text: string): boolean => Array.from(text).length < MIN_REST_LENGTH || isPattern(text);

/** The unit that a text repeats, even if the last repetition is cut off: `xyz` of `xyzxyzx`. Otherwise the text. */
const unitOf = (text: string): string => {
  for (let length = 1; length <= (text.length + 1) / 2; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
};

const fold = (text: string): string => normalize(normalize(text, 'NFKC').toLowerCase(), 'NFKC');

/** Letters that look-alikes replace, as in `p@ssw0rd`; `i`, `l` and `1` replace each other. */
const LOOK_ALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withoutLookAlikes = (text: string): string =>
  text.replaceAll(/[!$0134578@l|]/g, (character) => LOOK_ALIKES[character] ?? character);

/** What the list lacks: services that it was leaked from, and what people of other languages say to each other. */
const MORE_COMMON = `
  hotmail yahoo google linkedin myspace twitter
  bonjour buongiorno contrasena eutamo ichliebedich jetadore jetaime meinschatz missyou monamour motdepasse passwort teamo
  tequiero tiamo tivogliobene
`
  .trim()
  .split(/\s+/);

/** 49,233 leaked passwords. The package omits repetitions and rows of keys, which `isPattern` finds. */
const COMMON = new Set([...dictionary['passwords-common'], ...MORE_COMMON].map(withoutLookAlikes));

/** Many good passwords contain shorter words, such as "of". */
const MIN_WORD_LENGTH = 3;
/** Password crackers try words with digits and signs around them: `Welcome123`, `2024password!`. */
const MAX_AFFIX_LENGTH = 5;

const isFew = (text: string): boolean => Array.from(text).length <= MAX_AFFIX_LENGTH || isPattern(text);

/** The text without the digits and signs around it, if they are few or a pattern. */
const coreOf = (text: string): string => {
  const [, before = '', core = '', after = ''] = /^(\P{L}*)(.*\p{L}|)(\P{L}*)$/su.exec(text) ?? [];
  return core.length >= MIN_WORD_LENGTH && isFew(before) && isFew(after) ? core : text;
};

/** True if a text is one of the words, ignoring spaces (`let me in`) and digits and signs around it. */
const isIn = (words: ReadonlySet<string>, text: string): boolean =>
  [text, text.replaceAll(' ', '')].some((form) =>
    [form, coreOf(form)].some((word) => words.has(withoutLookAlikes(word))),
  );

const PRODUCT_WORDS = ['planner', 'administrator', 'admin', 'login'];

/** The words of a name and an address, and the whole address, longest first. */
const wordsOf = ({ name, email }: PasswordOwner): string[] => {
  const withoutTopLevelDomain = email.replace(/\.[^.]*$/, '');
  const words = fold(`${name} ${withoutTopLevelDomain}`).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [fold(email), ...words, ...PRODUCT_WORDS]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);
};

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** True for digits and signs only, such as dates, and for a word of any language with few characters around it: `Rondine2023`. */
const isWordOrDate = (text: string): boolean => {
  if (/^[\p{N}\p{P}]*$/u.test(text)) return true;
  const [word = ''] = (withoutAccents(text).match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  const rest = withoutAccents(text).replace(word, '');
  const isWord = /^\p{L}{4,14}$/u.test(word) && !/^[b-df-hj-np-tv-xz]+$/.test(word);
  return isWord && rest !== '' && isFew(rest);
};

/** What is wrong with a password that is easy to guess, to complete "This …"; undefined for a good one. */
export const passwordWeakness = (password: string, owner: PasswordOwner): string | undefined => {
  const unit = unitOf(fold(password).replaceAll(/\s/g, ' '));
  if (isTooSimple(unit)) return 'is a pattern that is easy to guess, such as 121212 or qwerty';
  if (isIn(COMMON, unit)) return 'is one of the most common passwords';
  const words = wordsOf(owner);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), unit);
  const isNamed = rest !== unit && (isTooSimple(unitOf(rest)) || isIn(COMMON, rest));
  if (isNamed || isIn(new Set(words.map(withoutLookAlikes)), unit))
    return 'is too close to the name, the e-mail address or the name of the product';
  return isWordOrDate(unit) ? 'is made of words, names or dates that are easy to guess' : undefined;
};
