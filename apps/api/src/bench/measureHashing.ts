import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from './createClient.ts';
import { printTimes } from './print.ts';

const DURATION_MS = 5000;
const PAUSE_MS = 5;

export interface Account {
  email: string;
  password: string;
}

/** Prints how long reads take on an idle server, and while all accounts sign in again and again. */
export const measureHashing = async (
  origin: string,
  cookie: string,
  accounts: readonly Account[],
): Promise<void> => {
  const readUntil = async (end: number): Promise<number[]> => {
    const call = createClient(origin, cookie);
    const times: number[] = [];
    while (performance.now() < end) {
      await pause(PAUSE_MS);
      times.push((await call('GET', '/users')).ms);
    }
    return times;
  };
  const signInUntil = async (end: number, account: Account): Promise<void> => {
    const call = createClient(origin, '');
    while (performance.now() < end) await call('POST', '/auth/login', account);
  };

  printTimes('reads, idle', await readUntil(performance.now() + DURATION_MS));
  const end = performance.now() + DURATION_MS;
  const [times] = await Promise.all([
    readUntil(end),
    ...accounts.map((account) => signInUntil(end, account)),
  ]);
  printTimes(`reads, while ${accounts.length} sign in`, times);
};
