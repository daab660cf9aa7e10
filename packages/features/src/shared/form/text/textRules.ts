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

/** Invisible and bidirectional controls; joiners outside scripts and emoji that need them. Soft hyphens only get a hint. */
const CONTROLS =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\ufe0f|[\u0600-\u1cff\ua800-\uabff\u{10a00}-\u{1ffff}\p{Extended_Pictographic}])(?:\u200c|\u200d)/u;

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

/** Names must look like what they are. The server says the same. */
export const problemOfName = (label: string, text: string): string | undefined =>
  CONTROLS.test(text) ? `${label} contains invisible characters. Delete it and type it again` : undefined;

/** The problem with a trimmed `MultiLineText`. */
export const problemOfRequiredText = (label: string, text: string): string | undefined => {
  if (!VISIBLE.test(text)) return `${label} is required`;
  return (
    problemOfLength(label, text, MULTI_LINE_TEXT_MAX_CHARACTERS) ??
    (UNSTORABLE_IN_TEXT.test(text) ? unstorable(label) : undefined)
  );
};
