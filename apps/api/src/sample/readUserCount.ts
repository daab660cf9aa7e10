import { StartError } from '../StartError.ts';

const MAX_USERS = 10_000_000;
const USAGE = `Say how many users to add, from 1 to ${MAX_USERS}: pnpm seed -- --users 1000.`;

/**
 * Reads the arguments of the seed command.
 * @throws StartError with one sentence for anything but `--users` and a whole number
 */
export const readUserCount = ([name, count = '', ...more]: string[]): number => {
  const users = Number(count);
  if (name !== '--users' || more.length > 0 || !/^\d{1,8}$/.test(count) || users < 1 || users > MAX_USERS) {
    throw new StartError(USAGE);
  }
  return users;
};
