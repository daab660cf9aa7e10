import { labelOf } from '../contract/fieldProblems.ts';
import { HttpError } from '../http/HttpError.ts';
import { TaskWorker } from '../TaskWorker.ts';
import { MINUTE_MS } from '../time.ts';

export interface PasswordOwner {
  name: string;
  email: string;
  role: 'user' | 'admin';
}

/** What `passwordWorker` judges. */
export interface PasswordCheck {
  password: string;
  owner: PasswordOwner;
}

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

/** The words of six languages take 45 MB, which an unused worker gives back. */
const IDLE_MS = MINUTE_MS;

const worker = new TaskWorker<PasswordCheck, string | undefined>(
  new URL('./passwordWorker.ts', import.meta.url),
);
let last: Promise<unknown> = Promise.resolve();
let idle: NodeJS.Timeout | undefined;

/** Judges one password at a time. */
const weaknessOf = async (check: PasswordCheck): Promise<string | undefined> => {
  clearTimeout(idle);
  const judging = last.then(() => worker.run(check));
  last = judging.catch(() => {});
  const weakness = await judging;
  clearTimeout(idle);
  idle = setTimeout(() => void worker.end(), IDLE_MS).unref();
  return weakness;
};

/** For passwords that no request contains. Doesn't trim. Returns half a sentence. */
export const passwordProblem = async (
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> => {
  const problem = lengthProblem(password, owner);
  if (problem) return `it ${problem}`;
  const weakness = await weaknessOf({ password, owner });
  return weakness && `it is ${weakness}`;
};

/** The contract has validated characters. @throws HttpError 422 if the password is too short, too long or easy to guess */
export const checkPassword = async (password: string, owner: PasswordOwner, field: string): Promise<void> => {
  const problem = lengthProblem(password, owner);
  if (problem) throw HttpError.invalid({ [field]: `${labelOf(field)} ${problem}` });
  const weakness = await weaknessOf({ password, owner });
  if (weakness) throw HttpError.invalid({ [field]: `This is ${weakness}. Choose another one` });
};
