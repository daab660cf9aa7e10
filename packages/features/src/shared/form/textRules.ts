// As in openapi.yaml: patterns and limits are copied from the schemas named in the comments; a test compares them. Without
// valibot, to keep it out of pages without a session.

const EMAIL_MAX_CHARACTERS = 254;
const EMAIL =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;
const PASSWORD_MIN_CHARACTERS = 6;
const PASSWORD_MAX_CHARACTERS = 128;
const LONE_SURROGATE = /\p{Cs}/u;
/** Mail clients would decode it. */
export const ENCODED_WORD = /=\?[^?\s]+\?[bq]\?/i;

/** Length in code points, as OpenAPI counts it. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** What is wrong with a trimmed `Email`. Rejects international addresses, as the server does. */
export const problemOfEmail = (text: string): string | undefined => {
  if (text === '') return 'Email is required';
  if (text.length > EMAIL_MAX_CHARACTERS) return `Email can have at most ${EMAIL_MAX_CHARACTERS} characters`;
  if (!EMAIL.test(text) || ENCODED_WORD.test(text)) return 'Enter an e-mail address such as name@example.org';
  return undefined;
};

/** What is wrong with a new `Password`; it is not trimmed. */
export const problemOfPassword = (text: string): string | undefined => {
  if (text === '') return 'Password is required';
  const length = countCharacters(text);
  if (length < PASSWORD_MIN_CHARACTERS)
    return `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters`;
  if (length > PASSWORD_MAX_CHARACTERS)
    return `Password can have at most ${PASSWORD_MAX_CHARACTERS} characters`;
  return LONE_SURROGATE.test(text) ? 'Password contains characters that cannot be stored' : undefined;
};
