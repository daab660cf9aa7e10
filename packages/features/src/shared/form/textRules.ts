import { EMAIL_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from '@planner/api-client/patterns';

// Without valibot, to keep it out of pages without a session.

/** Length in code points, as OpenAPI counts it. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The problem with a trimmed `Email`. Rejects international addresses, as the server does. */
export const problemOfEmail = (text: string): string | undefined => {
  if (text === '') return 'Email is required';
  if (text.length > EMAIL_MAX_CHARACTERS) return `Email can have at most ${EMAIL_MAX_CHARACTERS} characters`;
  if (!EMAIL_PATTERN.test(text)) return 'Enter an e-mail address such as name@example.org';
  return undefined;
};

/** In NFKC, which the server hashes. The contract's limit leaves room for other forms of the same password. */
const PASSWORD_MAX_CHARACTERS = 128;

/** The problem with a new `Password`, which is not trimmed. */
export const problemOfPassword = (text: string): string | undefined => {
  if (text === '') return 'Password is required';
  if (countCharacters(text) < PASSWORD_MIN_CHARACTERS)
    return `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters`;
  if (countCharacters(text.normalize('NFKC')) > PASSWORD_MAX_CHARACTERS)
    return `Password can have at most ${PASSWORD_MAX_CHARACTERS} characters`;
  return PASSWORD_PATTERN.test(text) ? undefined : 'Password contains characters that cannot be stored';
};
