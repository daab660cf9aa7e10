import * as v from 'valibot';

// As in openapi.yaml: patterns and limits are copied from the schemas named in the comments; a test compares them.

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const UNSTORABLE_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const UNSTORABLE_IN_TEXT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const ENCODED_WORD = /=\?[^?\s]+\?[bq]\?/i;
const LONE_SURROGATE = /\p{Cs}/u;
const EMAIL =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;
const MEASURE = /^(?=[0-9.]*[1-9])[0-9]{1,10}(?:\.[0-9]{1,9})?$/;

export const LINE_MAX_CHARACTERS = 200;
export const TEXT_MAX_CHARACTERS = 5000;
const EMAIL_MAX_CHARACTERS = 254;
const PASSWORD_MIN_CHARACTERS = 6;
const PASSWORD_MAX_CHARACTERS = 128;

/** Length in code points, as OpenAPI counts it. */
const countCharacters = (text: string) => Array.from(text).length;

const atMost = (label: string, max: number) =>
  v.check(
    (text: string) => countCharacters(text) <= max,
    `${label} can have at most ${max.toLocaleString('en')} characters`,
  );

/** Rejects characters that can't be stored, and encoded words, which mail clients would decode. */
const isLine = (label: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !UNSTORABLE_IN_A_LINE.test(text), `${label} contains characters that cannot be stored`),
    v.check((text) => !ENCODED_WORD.test(text), `${label} must be plain text`),
  );

/** `OneLineText` */
export const requiredLine = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(VISIBLE, `${label} is required`),
    atMost(label, LINE_MAX_CHARACTERS),
    isLine(label),
  );

/** `OptionalOneLineText`, `Phone` */
export const optionalLine = (label: string, max = LINE_MAX_CHARACTERS) =>
  v.pipe(v.string(), v.trim(), atMost(label, max), isLine(label));

/** `MultiLineText` */
export const requiredText = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(VISIBLE, `${label} is required`),
    atMost(label, TEXT_MAX_CHARACTERS),
    v.check((text) => !UNSTORABLE_IN_TEXT.test(text), `${label} contains characters that cannot be stored`),
  );

/** `Email`. Rejects international addresses, as the server does. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(EMAIL_MAX_CHARACTERS, `Email can have at most ${EMAIL_MAX_CHARACTERS} characters`),
  v.check(
    (text) => EMAIL.test(text) && !ENCODED_WORD.test(text),
    'Enter an e-mail address such as name@example.org',
  ),
);

/** `Password`; not trimmed. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.check(
    (text) => countCharacters(text) >= PASSWORD_MIN_CHARACTERS,
    `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters`,
  ),
  v.check(
    (text) => countCharacters(text) <= PASSWORD_MAX_CHARACTERS,
    `Password can have at most ${PASSWORD_MAX_CHARACTERS} characters`,
  ),
  v.check((text) => !LONE_SURROGATE.test(text), 'Password contains characters that cannot be stored'),
);

/** `Measure`, or empty. A decimal comma becomes a point. */
export const measure = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.replace(',', '.')),
    v.check((text) => text === '' || MEASURE.test(text), `${label} must be a number above 0, such as 54.5`),
  );
