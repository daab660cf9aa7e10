import { HttpError } from './HttpError.ts';

/** Running and waiting ones. */
export interface WorkLimits {
  perAccount: number;
  total: number;
  waitingPerAccount: number;
  waiting: number;
  waitMs: number;
}

/** Their bodies have up to 20 MiB each, and the threads that process them are few. */
export const WORK_LIMITS: WorkLimits = {
  perAccount: 2,
  total: 6,
  waitingPerAccount: 8,
  waiting: 40,
  waitMs: 30_000,
};

const RETRY_AFTER_SECONDS = 10;

/** Limits parallel work, per account and in total. What is beyond waits, in order, and few may wait. */
export const createWorkLimit = ({
  perAccount,
  total,
  waitingPerAccount,
  waiting: maxWaiting,
  waitMs,
}: WorkLimits) => {
  const running: string[] = [];
  const waiting: { account: string; start: () => void }[] = [];

  const canStart = (account: string): boolean =>
    running.length < total && running.filter((other) => other === account).length < perAccount;

  const end = (account: string): void => {
    running.splice(running.indexOf(account), 1);
    const next = waiting.findIndex((one) => canStart(one.account));
    const [first] = next === -1 ? [] : waiting.splice(next, 1);
    if (!first) return;
    running.push(first.account);
    first.start();
  };

  /** @throws HttpError 429 if too many of the account wait, 503 if too many wait, or the account has waited too long */
  const take = async (account: string): Promise<void> => {
    if (canStart(account)) {
      running.push(account);
      return;
    }
    if (waiting.filter((one) => one.account === account).length >= waitingPerAccount)
      throw HttpError.busy(
        `This account may have ${perAccount + waitingPerAccount} large requests at a time. Wait until one is done`,
      );
    if (waiting.length >= maxWaiting) throw HttpError.unavailable(RETRY_AFTER_SECONDS);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn = { account, start: resolve };
    waiting.push(turn);
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(HttpError.unavailable(RETRY_AFTER_SECONDS));
    }, waitMs);
    await promise.finally(() => clearTimeout(timer));
  };

  return async <T>(account: string, work: () => Promise<T>): Promise<T> => {
    await take(account);
    return work().finally(() => end(account));
  };
};

export type WorkLimit = ReturnType<typeof createWorkLimit>;
