import {
  EMAIL_MAX_CHARACTERS,
  MULTI_LINE_TEXT_MAX_CHARACTERS,
  ONE_LINE_TEXT_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from '@planner/api-client/limits';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from '@planner/api-client/patterns';

// Without valibot, to keep it out of pages without a session.

/** Length in code points, as OpenAPI counts it. */
const countCharacters = (text: string): number => Array.from(text).length;

/** The problem with a trimmed `Email`. Rejects international addresses, as the server does. */
export const problemOfEmail = (text: string): string | undefined => {
  if (text === '') return 'Email is required';
  if (text.length > EMAIL_MAX_CHARACTERS) return `Email can have at most ${EMAIL_MAX_CHARACTERS} characters`;
  if (!EMAIL_PATTERN.test(text)) return 'Enter an email address such as name@example.org';
  return undefined;
};

/** In NFKC, which the server hashes. The contract's limit leaves room for other forms of the same password. */
const PASSWORD_MAX_CHARACTERS = 128;

/** Of administrators, where the server announces `passwords.admin12`. */
export const ADMIN_PASSWORD_MIN_CHARACTERS = 12;

/** The problem with a new `Password`, which is not trimmed. */
export const problemOfPassword = (text: string, least = PASSWORD_MIN_CHARACTERS): string | undefined => {
  if (text === '') return 'Password is required';
  if (countCharacters(text) < least) return `Password must be at least ${least} characters`;
  if (countCharacters(text.normalize('NFKC')) > PASSWORD_MAX_CHARACTERS)
    return `Password can have at most ${PASSWORD_MAX_CHARACTERS} characters`;
  return PASSWORD_PATTERN.test(text) ? undefined : 'Password contains characters that cannot be stored';
};

// Parts of the patterns in openapi.yaml, because each has a message of its own. A test compares them.

/** Mail clients would decode it. */
const ENCODED_WORD = /=\?[^?\s]+\?[bq]\?/i;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const UNSTORABLE_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const UNSTORABLE_IN_TEXT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** Where scripts and emoji need characters without a look of their own. */
const NEEDED = [
  // Joiners: between letters of Arabic and Indic scripts, after the virama of an old Malayalam chillu, in emoji.
  /(?<=[\u0600-\u1cff\ua800-\uabff\u{10a00}-\u{11fff}])[\u200c\u200d](?=[\u0600-\u1cff\ua800-\uabff\u{10a00}-\u{11fff}])/u,
  /(?<=\u0d4d)\u200d/u,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/u,
  // Variation selectors: after emoji, in keycaps, after Han and Mongolian letters.
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,
  /(?<=[#*\d])\ufe0f(?=\u20e3)/u,
  /(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f]/u,
  // Tags: in flags of regions.
  /(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/u,
];
/** No letter of any script. Unicode calls most default-ignorable; the others are blank, too. */
const INVISIBLE =
  /[\u{16fe4}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13430}-\u{13442}\u{1d159}]/u;
const NEEDED_OR_INVISIBLE = new RegExp(
  `(${NEEDED.map(({ source }) => source).join('|')})|${INVISIBLE.source}`,
  'gu',
);

const problemOfLength = (label: string, text: string, max: number): string | undefined =>
  countCharacters(text) > max
    ? `${label} can have at most ${max.toLocaleString('en')} characters`
    : undefined;

const unstorable = (label: string): string => `${label} contains characters that cannot be stored`;

/** The problem with a trimmed `OptionalOneLineText` or `Phone`. */
export const problemOfOptionalLine = (label: string, text: string, max = ONE_LINE_TEXT_MAX_CHARACTERS) => {
  const problem = problemOfLength(label, text, max);
  if (problem !== undefined) return problem;
  if (UNSTORABLE_IN_A_LINE.test(text)) return unstorable(label);
  return ENCODED_WORD.test(text) ? `${label} must be plain text` : undefined;
};

/** The problem with a trimmed `OneLineText`. */
export const problemOfRequiredLine = (label: string, text: string): string | undefined =>
  VISIBLE.test(text) ? problemOfOptionalLine(label, text) : `${label} is required`;

/** The problem with a trimmed name, which must look like what it is. The server says the same. */
export const problemOfName = (label: string, text: string): string | undefined =>
  problemOfRequiredLine(label, text) ??
  (text.replaceAll(NEEDED_OR_INVISIBLE, '$1') === text
    ? undefined
    : `${label} contains invisible characters. Delete it and type it again`);

/** The problem with a trimmed `MultiLineText`. */
export const problemOfRequiredText = (label: string, text: string): string | undefined => {
  if (!VISIBLE.test(text)) return `${label} is required`;
  return (
    problemOfLength(label, text, MULTI_LINE_TEXT_MAX_CHARACTERS) ??
    (UNSTORABLE_IN_TEXT.test(text) ? unstorable(label) : undefined)
  );
};
