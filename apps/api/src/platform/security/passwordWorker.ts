import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { dictionary as italian } from '@zxcvbn-ts/language-it';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { normalize } from '../text/foldText.ts';
import { lowerPriority } from '../TaskWorker.ts';
import type { PasswordCheck, PasswordOwner } from './checkPassword.ts';

lowerPriority();

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

/** What the dictionaries lack: brands, clubs and games, and what people say to each other. */
const NAMES_AND_PHRASES = `
  adidas airbnb aldi alexa alfaromeo aliexpress amazon android audi bitcoin bmw booking bosch canon carrefour chatgpt cocacola
  costco discord disney ebay facebook ferrari fiat fortnite gmail gucci huawei ikea instagram ipad iphone lego lidl macbook
  mcdonalds mercedes messenger microsoft minecraft movistar netflix nike nintendo nokia nutella openai paypal peugeot
  playstation porsche puma renault roblox samsung santander siemens spotify starbucks tesla tiktok toyota uber vodafone volkswagen
  volvo wechat whatsapp windows xbox xiaomi youtube zalando zara
  barca benfica borussia corinthians flamengo inter juve juventus milan napoli porto realmadrid schalke
  eutamo ichliebedich iloveyou jetadore jetaime missyou mylove teamo tequiero tiamo tivogliobene forzainter forzajuve
  halamadrid viscabarca vamos meinschatz monamour bonjour buongiorno buenosdias gutenmorgen bomdia
`
  .trim()
  .split(/\s+/);

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

const isTooSimple = (unit: string): boolean => Array.from(unit).length < MIN_REST_LENGTH || isPattern(unit);

/** The words of a name and an address, and the whole address, longest first. */
const wordsOf = ({ name, email }: PasswordOwner): string[] => {
  const withoutTopLevelDomain = email.replace(/\.[^.]*$/, '');
  const words = fold(`${name} ${withoutTopLevelDomain}`).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [fold(email), ...words, ...PRODUCT_WORDS]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .toSorted((a, b) => b.length - a.length);
};

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** True for what looks like a word, although no list has it, with digits or signs around it: `rondine2023`. */
const isUnknownWord = (text: string): boolean => {
  const word = withoutAccents(coreOf(text));
  return (
    word.length < text.length && /^(?!\p{L}{15})\p{L}{4,}$/u.test(word) && !/^[b-df-hj-np-tv-xz]+$/.test(word)
  );
};

/** The estimator's time grows with the length. What is longer is good, if its start is. */
const MAX_ESTIMATED_LENGTH = 32;
/** A thousand guesses per second, which the limits of sign-ins forbid, take more than a day. */
const MIN_GUESSES = 1e8;

/** `verão` and `verao` */
const formsOf = (word: string | number): (string | number)[] =>
  typeof word === 'number' || withoutAccents(word) === word ? [word] : [word, withoutAccents(word)];

const everydayWords = Object.entries({ german, english, spanish, french, italian, portuguese }).flatMap(
  ([language, lists]) =>
    // The other lists, of Wikipedia and family names, take twice the memory and contain most short texts.
    Object.entries<(string | number)[]>(lists)
      .filter(([list]) => !/^(?:wikipedia|lastnames)/.test(list))
      .map(([list, words]) => [`${language} ${list}`, words.flatMap(formsOf)] as const),
);

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: {
    ...Object.fromEntries(everydayWords),
    common: dictionary['passwords-common'],
    names: NAMES_AND_PHRASES,
  },
  maxLength: MAX_ESTIMATED_LENGTH,
  // With more, a hostile password takes seconds.
  l33tMaxSubstitutions: 10,
});

/** True for one word with few characters around it, and for words, dates and patterns that take few guesses. */
const isGuessable = (text: string, words: string[]): boolean => {
  const { guesses, sequence } = estimator.check(text, words);
  const isRandom = sequence.length === 1 && sequence[0]?.pattern === 'bruteforce';
  const found = sequence.filter(
    ({ pattern, token }) => pattern === 'dictionary' && token.length >= MIN_WORD_LENGTH,
  );
  const [word] = found;
  const isDecorated =
    found.length === 1 && word !== undefined && text.length - word.token.length <= MAX_AFFIX_LENGTH;
  return !isRandom && (isDecorated || guesses < MIN_GUESSES);
};

/** The weakness of a password, to complete "This is …"; undefined for a good one. Takes up to 100 ms. */
const passwordWeakness = ({ password, owner }: PasswordCheck): string | undefined => {
  const unit = unitOf(fold(password).replaceAll(/\s/g, ' '));
  if (isTooSimple(unit)) return 'a pattern that is easy to guess, such as 121212 or qwerty';
  if (isIn(COMMON, unit)) return 'one of the most common passwords';
  const words = wordsOf(owner);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), unit);
  const isNamed = rest !== unit && (isTooSimple(unitOf(rest)) || isIn(COMMON, rest));
  if (isNamed || isIn(new Set(words.map(withoutLookAlikes)), unit))
    return 'too close to the name, the e-mail address or the name of the product';
  return isUnknownWord(unit) || isGuessable(unit, words)
    ? 'made of words, names or dates that are easy to guess'
    : undefined;
};

parentPort?.on('message', (check: PasswordCheck) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Workers have no origin.
  parentPort?.postMessage(passwordWeakness(check)),
);
