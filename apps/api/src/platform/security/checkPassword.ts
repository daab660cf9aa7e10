import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { labelOf } from '../contract/fieldProblems.ts';
import { HttpError } from '../http/HttpError.ts';
import { normalize } from '../text/normalize.ts';

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

interface PasswordOwner {
  name: string;
  email: string;
}

/** In code points. The rest without repetitions and names must be as long. */
const MIN_PASSWORD_LENGTH = 6;
/** In code points of the form that is hashed. Other forms of the same password have several times as many. */
const MAX_PASSWORD_LENGTH = 128;
/** Many good passwords contain shorter words, such as "of". */
const MIN_WORD_LENGTH = 3;
/** Password crackers try words with digits and signs around them: `Welcome123`, `2024password!`. */
const MAX_AFFIX_LENGTH = 5;

const fold = (text: string): string => normalize(normalize(text, 'NFKC').toLowerCase(), 'NFKC');

const PRODUCT_WORDS = ['planner', 'administrator', 'admin', 'login'];

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

const LEAKED_SERVICES = ['hotmail', 'yahoo', 'google', 'linkedin', 'myspace', 'twitter'];

/** 49,233 leaked passwords. The package omits repetitions and rows of keys, which `isPattern` finds. */
const COMMON = new Set([...dictionary['passwords-common'], ...LEAKED_SERVICES].map(withoutLookAlikes));

/** The unit that a text repeats, even if the last repetition is cut off: `xyz` of `xyzxyzx`. Otherwise the text. */
const unitOf = (text: string): string => {
  for (let length = 1; length <= (text.length + 1) / 2; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length);
  return text;
};

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

const isAffix = (characters: string[]): boolean =>
  characters.length <= MAX_AFFIX_LENGTH || isPattern(characters.join(''));

/** The text without the digits and signs around it, if they are few or a pattern. */
const coreOf = (text: string): string => {
  const characters = Array.from(text);
  const from = characters.findIndex(isLetter);
  const to = characters.findLastIndex(isLetter) + 1;
  const hasAffixes = isAffix(characters.slice(0, from)) && isAffix(characters.slice(to));
  return hasAffixes && to - from >= MIN_WORD_LENGTH ? characters.slice(from, to).join('') : text;
};

/** True if a text is one of the words, ignoring spaces (`let me in`) and digits and signs around it. */
const isIn = (words: ReadonlySet<string>, text: string): boolean =>
  [text, text.replaceAll(' ', '')].some((form) =>
    [form, coreOf(form)].some((word) => words.has(withoutLookAlikes(word))),
  );

const isTooSimple = (unit: string): boolean =>
  Array.from(unit).length < MIN_PASSWORD_LENGTH || isPattern(unit);

/** The words of a name and an address, and the whole address, longest first. */
const wordsOf = ({ name, email }: PasswordOwner): string[] => {
  const withoutTopLevelDomain = email.replace(/\.[^.]*$/, '');
  const words = fold(`${name} ${withoutTopLevelDomain}`).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [fold(email), ...words, ...PRODUCT_WORDS]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);
};

/** The weakness of a password, to complete "This is …"; undefined for a good one. Takes less than a millisecond for any password. */
const passwordWeakness = (password: string, owner: PasswordOwner): string | undefined => {
  const unit = unitOf(fold(password).replaceAll(/\s/g, ' '));
  if (isTooSimple(unit)) return 'a pattern that is easy to guess, such as 121212 or qwerty';
  if (isIn(COMMON, unit)) return 'one of the most common passwords';
  const words = wordsOf(owner);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), unit);
  const isNamed = rest !== unit && (isTooSimple(unitOf(rest)) || isIn(COMMON, rest));
  if (isNamed || isIn(new Set(words.map(withoutLookAlikes)), unit))
    return 'too close to the name, the e-mail address or the name of the product';
  return undefined;
};

const lengthProblem = (password: string): string | undefined =>
  Array.from(password.normalize('NFKC')).length > MAX_PASSWORD_LENGTH
    ? `may have at most ${MAX_PASSWORD_LENGTH} characters`
    : undefined;

/** For passwords that the contract has not validated. Doesn't trim. Returns half a sentence. */
export const passwordProblem = (password: string, owner: PasswordOwner): string | undefined => {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH)
    return `it needs at least ${MIN_PASSWORD_LENGTH} characters`;
  const tooLong = lengthProblem(password);
  if (tooLong) return `it ${tooLong}`;
  const weakness = passwordWeakness(password, owner);
  return weakness && `it is ${weakness}`;
};

/** The contract has validated least length and characters. @throws HttpError 422 if the password is too long or easy to guess */
export const checkPassword = (password: string, owner: PasswordOwner, field: string): void => {
  const tooLong = lengthProblem(password);
  if (tooLong) throw HttpError.invalid({ [field]: `${labelOf(field)} ${tooLong}` });
  const weakness = passwordWeakness(password, owner);
  if (weakness) throw HttpError.invalid({ [field]: `This is ${weakness}. Choose another one` });
};
