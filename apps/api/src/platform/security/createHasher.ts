import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { HttpError } from '../http/HttpError.ts';

const argon2Async = promisify(argon2);

export interface HashCost {
  memoryKib: number;
  passes: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id with the least memory it recommends; about 30 ms per hash. */
export const DEFAULT_HASH_COST: HashCost = { memoryKib: 19_456, passes: 2 };

const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Waiting calls, about 3 s of work on two cores. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

const compute = (password: string, salt: Uint8Array, { memoryKib, passes }: HashCost): Promise<Buffer> =>
  argon2Async('argon2id', {
    message: Buffer.from(password, 'utf8'),
    nonce: salt,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
    memory: memoryKib,
    passes,
  });

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the string format of the Password Hashing Competition. */
const format = (cost: HashCost, salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${PARALLELISM}$${base64(salt)}$${base64(tag)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const parse = (phc: string) => {
  const [, memoryKib, passes, salt, tag] = PHC.exec(phc) ?? [];
  if (!memoryKib || !passes || !salt || !tag) throw new Error('A stored password hash has an unknown format');
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

export interface Hasher {
  hash(password: string): Promise<string>;
  /** Without a stored hash (unknown account, no password) returns false after the same time. */
  verify(password: string, phc: string | null): Promise<boolean>;
  /** Whether the hash was computed at another cost and should be replaced. */
  isOutdated(phc: string): boolean;
  counts(): { running: number; waiting: number };
}

/** Node's thread pool has four threads. Compression and DNS lookups need one. */
const MAX_POOL_THREADS = 3;

/** Each hash occupies a core; other requests need one, too. */
const defaultConcurrency = (): number => Math.min(Math.max(1, availableParallelism() - 1), MAX_POOL_THREADS);

/** Creates a hasher. Calls reject with HttpError 503 when too many are waiting. */
export const createHasher = (
  cost: HashCost = DEFAULT_HASH_COST,
  concurrency = defaultConcurrency(),
): Hasher => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const noHash = format(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= MAX_WAITING) {
        throw HttpError.unavailable(RETRY_AFTER_SECONDS);
      }
      // The call that finishes passes its slot on, so `running` stays the same.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return format(cost, salt, await inTurn(() => compute(password, salt, cost)));
    },
    async verify(password, phc) {
      const stored = parse(phc ?? noHash);
      const tag = await inTurn(() => compute(password, stored.salt, stored.cost));
      return timingSafeEqual(tag, stored.tag) && phc !== null;
    },
    isOutdated(phc) {
      const { cost: used } = parse(phc);
      return used.memoryKib !== cost.memoryKib || used.passes !== cost.passes;
    },
    counts: () => ({ running, waiting: waiting.length }),
  };
};
