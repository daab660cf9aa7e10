import { dictionary } from '@zxcvbn-ts/language-common';

/** Shortest password, from SPECIFICATION §5. Counted in Unicode code points, as the contract counts. */
export const MIN_PASSWORD_LENGTH = 6;
/** Longest password, from DESIGN §4. */
export const MAX_PASSWORD_LENGTH = 128;
/** How many of the most common passwords are refused (OWASP ASVS 6.2.4 asks for the top 3000). */
const COMMON_PASSWORDS = 3000;

/** The dictionary is sorted by how often a password was seen in leaks. Shorter ones are refused for their length. */
const common = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .slice(0, COMMON_PASSWORDS),
);

/**
 * Says why a new password is refused, as half a sentence, or nothing when it may be used. The password is taken as it is:
 * neither trimmed nor normalised.
 */
export const passwordProblem = (password: string): string | undefined => {
  const { length } = Array.from(password);
  if (length < MIN_PASSWORD_LENGTH) return `it needs at least ${MIN_PASSWORD_LENGTH} characters`;
  if (length > MAX_PASSWORD_LENGTH) return `it may have at most ${MAX_PASSWORD_LENGTH} characters`;
  if (isCommonPassword(password)) return 'it is one of the most common passwords';
  return undefined;
};

/** Whether it is one of the most common passwords, whatever the case of its letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
