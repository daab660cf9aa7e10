import { labelOf } from '../contract/fieldProblems.ts';
import { HttpError } from '../http/HttpError.ts';
import { type PasswordOwner, passwordWeakness } from './passwordWeakness.ts';

/** NIST SP 800-63B asks for 15 without, and 8 with another factor. */
const MIN_ADMINISTRATOR_LENGTH = 12;
/** Other forms of the same password have several times as many. */
const MAX_LENGTH = 128;

/** Whatever lets an administrator have a shorter one belongs here. */
export const minPasswordLength = ({ role }: Pick<PasswordOwner, 'role'>): number =>
  role === 'admin' ? MIN_ADMINISTRATOR_LENGTH : 6;

/** Of the form that is hashed, in code points. */
const lengthOf = (password: string): number => Array.from(password.normalize('NFKC')).length;

export const isTooShort = (password: string, owner: Pick<PasswordOwner, 'role'>): boolean =>
  lengthOf(password) < minPasswordLength(owner);

/** Half a sentence. */
const lengthProblem = (password: string, owner: PasswordOwner): string | undefined => {
  if (isTooShort(password, owner))
    return `needs at least ${minPasswordLength(owner)} characters${owner.role === 'admin' ? ' for the role admin' : ''}`;
  return lengthOf(password) > MAX_LENGTH ? `may have at most ${MAX_LENGTH} characters` : undefined;
};

/** For passwords that no request contains. Doesn't trim. Returns half a sentence. */
export const passwordProblem = (password: string, owner: PasswordOwner): string | undefined => {
  const problem = lengthProblem(password, owner) ?? passwordWeakness(password, owner);
  return problem && `it ${problem}`;
};

/** The contract has validated characters. @throws HttpError 422 if the password is too short, too long or easy to guess */
export const checkPassword = (password: string, owner: PasswordOwner, field: string): void => {
  const problem = lengthProblem(password, owner);
  if (problem) throw HttpError.invalid({ [field]: `${labelOf(field)} ${problem}` });
  const weakness = passwordWeakness(password, owner);
  if (weakness) throw HttpError.invalid({ [field]: `This ${weakness}. Choose another one` });
};
