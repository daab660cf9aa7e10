import * as v from 'valibot';

// What the contract (openapi.yaml) accepts, said at the field before anything is sent. Patterns and limits are copied from
// the schemas that the comments name; a test compares both.

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const UNSTORABLE_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const UNSTORABLE_IN_TEXT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const ENCODED_WORD = /=\?[^?\s]+\?[bq]\?/i;
const HALF_A_CHARACTER = /\p{Cs}/u;
const EMAIL =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;
const MEASURE = /^(?=[0-9.]*[1-9])[0-9]{1,10}(?:\.[0-9]{1,9})?$/;

const LINE_MAX_CHARACTERS = 200;
const TEXT_MAX_CHARACTERS = 5000;
const EMAIL_MAX_CHARACTERS = 254;
const PASSWORD_MIN_CHARACTERS = 6;
const PASSWORD_MAX_CHARACTERS = 128;

/** Length as the contract counts it: an emoji is one character or a few, not two for each. */
const characters = (text: string) => Array.from(text).length;

const atMost = (label: string, max: number) =>
  v.check(
    (text: string) => characters(text) <= max,
    `${label} can have at most ${max.toLocaleString('en')} characters`,
  );

/** What every field of one line refuses: what cannot be stored, and what mail programs would decode. */
const isLine = (label: string) =>
  v.pipe(
    v.string(),
    v.check((text) => !UNSTORABLE_IN_A_LINE.test(text), `${label} contains characters that cannot be stored`),
    v.check((text) => !ENCODED_WORD.test(text), `${label} must be plain text`),
  );

/** A line of text that has to be there (`OneLineText`), trimmed. */
export const requiredLine = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(VISIBLE, `${label} is required`),
    atMost(label, LINE_MAX_CHARACTERS),
    isLine(label),
  );

/** A line of text that may be empty (`OptionalOneLineText`, `Phone`), trimmed. */
export const optionalLine = (label: string, max = LINE_MAX_CHARACTERS) =>
  v.pipe(v.string(), v.trim(), atMost(label, max), isLine(label));

/** Several lines of text that have to be there (`MultiLineText`), trimmed. */
export const requiredText = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(VISIBLE, `${label} is required`),
    atMost(label, TEXT_MAX_CHARACTERS),
    v.check((text) => !UNSTORABLE_IN_TEXT.test(text), `${label} contains characters that cannot be stored`),
  );

/** An e-mail address (`Email`), trimmed. International addresses are refused, as on the server. */
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

/** A new password (`Password`), taken as it is. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.check(
    (text) => characters(text) >= PASSWORD_MIN_CHARACTERS,
    `Password must have at least ${PASSWORD_MIN_CHARACTERS} characters`,
  ),
  v.check(
    (text) => characters(text) <= PASSWORD_MAX_CHARACTERS,
    `Password can have at most ${PASSWORD_MAX_CHARACTERS} characters`,
  ),
  v.check((text) => !HALF_A_CHARACTER.test(text), 'Password contains characters that cannot be stored'),
);

/** A positive decimal number as text (`Measure`), or empty. A decimal comma becomes a point. */
export const measure = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.replace(',', '.')),
    v.check((text) => text === '' || MEASURE.test(text), `${label} must be a number above 0, such as 54.5`),
  );
