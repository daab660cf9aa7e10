import type { components } from '@planner/api-client/schema';

/** A label of the Encoding Standard. */
export type EncodingName = components['schemas']['FileEncoding'];

/** Letters of languages beyond ASCII, in lower case. Turkish files are far more frequent than those of other languages with ð, þ and ý. */
const LETTERS = {
  german: 'äöüß',
  french: 'àâæçéèêëîïôœùûüÿ',
  spanish: 'áéíñóúüçàèòï',
  portuguese: 'áâãàçéêíóôõú',
  italian: 'àèéìíòóù',
  swedish: 'åäöéü',
  danish: 'æøåéü',
  dutch: 'éèëïöüçá',
  icelandic: 'áðéíóúýþæö',
  polish: 'ąćęłńóśźż',
  czech: 'áčďéěíňóřšťúůýžľĺŕôäö',
  hungarian: 'áéíóöőúüű',
  romanian: 'ăâîşţ',
  croatian: 'čćđšž',
  turkish: 'çğıöşüâî\u0307',
  baltic: 'ąčęėįšųūžāēģīķļņõäöü',
  greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  cyrillic: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўђјљњћџ',
};
type Language = keyof typeof LETTERS;

const OTHER_ALPHABETS = new Set<Language>(['greek', 'cyrillic']);
const WESTERN: Language[] = 'german french spanish portuguese italian swedish danish dutch icelandic'.split(
  ' ',
) as Language[];

/** What Excel calls CSV (MS-DOS). `TextDecoder` lacks it. */
const DOS = 'ibm850';

/** Of encodings with an alphabet. */
const LANGUAGES: Partial<Record<EncodingName | typeof DOS, readonly Language[]>> = {
  'windows-1252': WESTERN,
  macintosh: WESTERN,
  'windows-1250': ['polish', 'czech', 'hungarian', 'romanian', 'croatian', 'german'],
  'iso-8859-2': ['polish', 'czech', 'hungarian', 'romanian', 'croatian', 'german'],
  'windows-1254': ['turkish', 'german', 'french'],
  'windows-1257': ['baltic', 'german'],
  'windows-1251': ['cyrillic'],
  'koi8-u': ['cyrillic'],
  'iso-8859-5': ['cyrillic'],
  'x-mac-cyrillic': ['cyrillic'],
  ibm866: ['cyrillic'],
  'windows-1253': ['greek'],
  [DOS]: WESTERN,
};

const JAPANESE = /^(?:[\p{Script=Han}\p{Script=Hiragana}ー]|(?![\uff66-\uff9f])\p{Script=Katakana})+$/u;

/** Of encodings with a script, whose words have no other letters. */
const SCRIPTS: Partial<Record<EncodingName, RegExp>> = {
  'utf-8': /^[\p{L}\p{M}]+$/u,
  shift_jis: JAPANESE,
  'euc-jp': JAPANESE,
  gb18030: /^\p{Script=Han}+$/u,
  big5: /^\p{Script=Han}+$/u,
  'euc-kr': /^\p{Script=Hangul}+$/u,
  'windows-1255': /^[א-ת]+$/,
  // A syllable has one vowel sign.
  'windows-874': /^(?:[เ-ไ]?[ก-ฮ][ะ-ู]?[็-๎]?)+$/,
  'windows-1256': /^\p{Script=Arabic}+$/u,
};

/** Of names. Other encodings read the same bytes as rarer letters. */
const FREQUENT_HAN =
  /[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾田董潘袁蒋蔡余杜叶程苏魏吕丁任明伟芳娜敏静丽强军平国文小華张陳張劉黃趙吳許鄭謝馮鄧葉美佳怡山本中村木藤佐川松井上野原子島岡橋石長三名姓氏\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What names with a language's letters don't have: ã before a consonant, ì within a word, æ at its end, œ without u, è before a. */
const UNUSUAL = /[õ](?!e)|œ(?!u)|è(?=[aou])|ã(?![oe]|$)|[ìòù](?!$)|ñ(?![aeiouáéíóú]|$)|æ$/u;

const VOWEL = /^[aeiouyàáâãäåæèéêëěęėēìíîïīįıòóôõöøőœùúûüűůūųýăąāαεηιουωάέήίόύώ]$/;

/** In the order in which one is taken of those that read a file as well. */
const CANDIDATES = [...Object.keys(LANGUAGES), ...Object.keys(SCRIPTS)].filter(
  (name) => name !== DOS,
) as EncodingName[];

/** Names in one may read as well in another. */
const CONFUSABLE = new Set<EncodingName>([
  'windows-1252',
  'macintosh',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
]);

const SAMPLE_BYTES = 100_000;
const MAX_WORDS = 500;
const MAX_SAMPLES = 3;
/** Below, nothing is known. */
const LIKELY = 0.6;
/** Of words that no language of the encoding has. */
const MAX_IMPOSSIBLE = 0.05;

/** A letter beyond ASCII between two of its kind: the second of three vowels or of three consonants. */
const isWedged = (letters: readonly string[], index: number): boolean => {
  const [before, kind, after] = [index - 1, index, index + 1].map(
    (at) => letters[at] && VOWEL.test(letters[at]),
  );
  return letters[index]! > '\x7f' && before === kind && after === kind;
};

/** 1 for a word that a language may have, less for one that it rarely has, 0 for one that none has. */
const likelihoodOf = (encoding: EncodingName | typeof DOS, word: string): number => {
  const script = encoding === DOS ? undefined : SCRIPTS[encoding];
  if (script)
    return script.test(word) ? (/\p{Script=Han}/u.test(word) && !FREQUENT_HAN.test(word) ? 0.5 : 1) : 0;
  const lower = word.toLowerCase();
  const letters = Array.from(lower);
  // A capital within a word, but for ASCII as in McAdam.
  const hasLateCapital = word !== word.toUpperCase() && /(?<!^)(?!\p{ASCII})\p{Lu}/u.test(word);
  const language = LANGUAGES[encoding]?.find((one) =>
    letters.every((letter) => (letter <= '\x7f' ? !OTHER_ALPHABETS.has(one) : LETTERS[one].includes(letter))),
  );
  if (!language || hasLateCapital) return 0;
  if (language === 'greek') return /[άέήίόύώΐΰ]/.test(lower) || word === word.toUpperCase() ? 1 : 0.5;
  // A quarter of the letters are vowels.
  if (language === 'cyrillic') {
    const vowels = letters.filter((letter) => /[аеёиоуыэюяіїє]/.test(letter));
    return (vowels.length * 4 >= letters.length ? 1 : 0.5) * (word === word.toUpperCase() ? 0.9 : 1);
  }
  const wedged = letters.filter((_, index) => isWedged(letters, index)).length;
  return (
    (language === 'icelandic' ? 0.8 : 1) *
    (WESTERN.includes(language) && UNUSUAL.test(lower) ? 0.5 : 1) *
    0.7 ** wedged
  );
};

/** Words with letters beyond ASCII. */
const wordsOf = (text: string): string[] => {
  const words = text.match(/[^\0-@[-`{-\x7f\xa0\u2018-\u201f]+/gu) ?? [];
  return words.filter((word) => /\P{ASCII}/u.test(word)).slice(0, MAX_WORDS);
};

/** The lines from the first one with a byte beyond ASCII, as far as they fit. */
const sampleOf = (bytes: Uint8Array): Uint8Array => {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const start = Math.max(bytes.lastIndexOf(10, first) + 1, first - SAMPLE_BYTES / 2);
  const end = bytes.lastIndexOf(10, start + SAMPLE_BYTES);
  return bytes.subarray(
    start,
    start + SAMPLE_BYTES < bytes.length && end > first ? end : start + SAMPLE_BYTES,
  );
};

/** Its bytes beyond ASCII. */
const DOS_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The text without the marks that no cell has. */
export const decode = (bytes: Uint8Array, encoding: EncodingName | 'latin1'): string =>
  new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');

const decodeDos = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\xff]/g, (byte) => DOS_850[byte.charCodeAt(0) - 128] ?? '');

/** UTF-16 has a zero in most letters of ASCII, such as separators and line ends. */
const unicodeOf = (bytes: Uint8Array): EncodingName | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zerosAt = (odd: number) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) * 20 > start.length && Math.min(even, odd) * 4 < Math.max(even, odd))
    return odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return decode(start, 'latin1').includes('\x1b$B') ? 'iso-2022-jp' : 'utf-8';
  } catch {
    return undefined;
  }
};

export interface Encoding {
  name: EncodingName;
  /** Words that the encoding decides about, read in it. */
  samples: string[];
}

const samplesOf = (text: string) => [...new Set(wordsOf(text))].slice(0, MAX_SAMPLES);

/** How likely a text is one of the languages of an encoding, and which part of its words none has. */
const scoreOf = (name: EncodingName | typeof DOS, text: string) => {
  const scores = wordsOf(text).map((word) => likelihoodOf(name, word));
  const share = (sum: number) => sum / Math.max(1, scores.length);
  return {
    score: share(scores.reduce((total, score) => total + score, 0)),
    impossible: share(scores.filter((score) => score === 0).length),
  };
};

/**
 * The encodings that a file may have, most likely first.
 * @returns whether the first one is likely, too
 * @throws SyntaxError if the file is of MS-DOS
 */
export const detectEncodings = (bytes: Uint8Array): { encodings: Encoding[]; isKnown: boolean } => {
  const unicode = unicodeOf(bytes);
  if (unicode)
    return {
      encodings: [{ name: unicode, samples: samplesOf(decode(bytes.subarray(0, SAMPLE_BYTES), unicode)) }],
      isKnown: true,
    };
  const sample = sampleOf(bytes);
  const read = CANDIDATES.map((name) => {
    const text = decode(sample, name);
    return { name, text, ...scoreOf(name, text) };
  }).toSorted((a, b) => b.score - a.score);
  const { score: best = 0, impossible = 0 } = read[0] ?? {};
  const { score: dos } = scoreOf(DOS, decodeDos(sample));
  if (dos > best && dos >= LIKELY)
    throw new SyntaxError('The file is in the encoding of MS-DOS. Save it as CSV UTF-8');
  const texts = new Set<string>();
  const distinct = read.filter(({ text }) => texts.size < texts.add(text).size);
  // Other files don't have words that UTF-8 reads.
  const isPossible = impossible <= MAX_IMPOSSIBLE || read[0]?.name === 'utf-8';
  const tied = distinct.filter(({ name, score }) => score === best && CONFUSABLE.has(name));
  return {
    encodings: distinct.map(({ name, text }) => ({ name, samples: samplesOf(text) })),
    isKnown: best >= LIKELY && best > dos && isPossible && tied.length < 2,
  };
};
