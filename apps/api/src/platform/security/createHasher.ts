import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HttpError } from '../http/HttpError.ts';
import { TaskWorker } from '../TaskWorker.ts';

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

type HashWorker = TaskWorker<Argon2Parameters, Uint8Array>;

const compute = (worker: HashWorker, password: string, salt: Uint8Array, { memoryKib, passes }: HashCost) =>
  worker.run({
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

const MAX_WORKERS = 3;

/** Each hash occupies a core; other requests need one, too. */
const defaultConcurrency = (): number => Math.min(Math.max(1, availableParallelism() - 1), MAX_WORKERS);

/**
 * Hashes and compares passwords in NFKC (NIST SP 800-63B): keyboards and systems compose the same letters differently. Calls
 * reject with HttpError 503 when too many are waiting.
 */
export const createHasher = (cost = DEFAULT_HASH_COST, concurrency = defaultConcurrency()) => {
  const idle = Array.from(
    { length: concurrency },
    (): HashWorker => new TaskWorker(new URL('./hashWorker.ts', import.meta.url)),
  );
  const waiting: ((worker: HashWorker) => void)[] = [];
  const noHash = format(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

  const takeTurn = async (): Promise<HashWorker> => {
    const worker = idle.pop();
    if (worker) return worker;
    if (waiting.length >= MAX_WAITING) throw HttpError.unavailable(RETRY_AFTER_SECONDS);
    const { promise, resolve } = Promise.withResolvers<HashWorker>();
    waiting.push(resolve);
    return promise;
  };

  const computeInTurn = async (...task: [password: string, salt: Uint8Array, cost: HashCost]) => {
    const worker = await takeTurn();
    try {
      return await compute(worker, ...task);
    } finally {
      const next = waiting.shift();
      if (next) next(worker);
      else idle.push(worker);
    }
  };

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      return format(cost, salt, await computeInTurn(password.normalize('NFKC'), salt, cost));
    },
    /**
     * `outdated`: right, but the hash should be replaced, because it has another cost or is of a password that was not
     * normalized. Without a stored hash (unknown account, no password) returns false after the same time.
     */
    async verify(password: string, phc: string | null): Promise<boolean | 'outdated'> {
      const { salt, tag, cost: used } = parse(phc ?? noHash);
      const isOf = async (form: string) => timingSafeEqual(await computeInTurn(form, salt, used), tag);
      const normalized = password.normalize('NFKC');
      const isNormalized = await isOf(normalized);
      // Hashes of earlier versions are of the password as it was typed.
      const isRight = isNormalized || (password !== normalized && (await isOf(password)));
      if (!isRight || phc === null) return false;
      const hasCost = used.memoryKib === cost.memoryKib && used.passes === cost.passes;
      return isNormalized && hasCost ? true : 'outdated';
    },
    counts: () => ({ running: concurrency - idle.length, waiting: waiting.length }),
  };
};

export type Hasher = ReturnType<typeof createHasher>;
