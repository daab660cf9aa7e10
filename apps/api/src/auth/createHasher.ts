import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../http/HttpError.ts';

const argon2Async = promisify(argon2);

/** Cost of one hash. */
export interface HashCost {
  /** KiB of memory. */
  memoryKib: number;
  /** Rounds over that memory. */
  passes: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id with the least memory it recommends; some 30 ms a hash. */
export const DEFAULT_HASH_COST: HashCost = { memoryKib: 19_456, passes: 2 };

const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Hashes computed at the same time: each keeps a core busy, and other requests need one, too. */
const MAX_RUNNING = 2;
/** Requests that may wait for their hash, some 1.5 s of work. */
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

/** Hashes passwords with argon2id, a bounded number at a time. */
export interface Hasher {
  /** Hashes a new password with a salt of its own. */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. Without one (an unknown account, or one that never set a password) it takes
   * the same time and says no.
   */
  verify(password: string, phc: string | null): Promise<boolean>;
  /** Whether the hash was made at another cost than the one in force, and should be made anew. */
  isOutdated(phc: string): boolean;
}

/**
 * Makes a hasher. Its calls reject with HttpError 503 when too many are waiting already.
 * @param cost in force for new hashes
 */
export const createHasher = (cost: HashCost = DEFAULT_HASH_COST): Hasher => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const nobody = format(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) {
        throw HttpError.unavailable(RETRY_AFTER_SECONDS);
      }
      // The one that finishes hands its place on, so `running` stays as it is.
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
      const stored = parse(phc ?? nobody);
      const tag = await inTurn(() => compute(password, stored.salt, stored.cost));
      return timingSafeEqual(tag, stored.tag) && phc !== null;
    },
    isOutdated(phc) {
      const { cost: used } = parse(phc);
      return used.memoryKib !== cost.memoryKib || used.passes !== cost.passes;
    },
  };
};
