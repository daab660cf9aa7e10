import { StartError } from '../platform/StartError.ts';

const MAX_USERS = 10_000_000;
const USAGE = `Say how many users to add, from 1 to ${MAX_USERS}: --users 1000.`;

/** Parses `--users N`. @throws StartError for anything else */
export const readUserCount = ([name, count = '', ...more]: readonly string[]): number => {
  const users = Number(count);
  if (name !== '--users' || more.length > 0 || !/^\d{1,8}$/.test(count) || users < 1 || users > MAX_USERS) {
    throw new StartError(USAGE);
  }
  return users;
};
