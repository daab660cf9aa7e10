import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { TaskWorker } from '../TaskWorker.ts';
import { HttpError } from '../http/HttpError.ts';

/** Waiting calls of each kind of client. For passwords, each is about 3 s of work on two cores. */
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/** First come devices that the owner has signed in with, then networks. */
const CLIENTS = ['device', 'network', 'unknown'] as const;

/** Who waits. */
export interface Turn {
  client: (typeof CLIENTS)[number];
  network: string;
}

/**
 * Shares resources. Each kind of client has a queue of its own, in which networks take turns, so that one with many requests
 * delays itself.
 */
export const createTurns = <Resource>(resources: readonly Resource[]) => {
  type Waiter = PromiseWithResolvers<Resource>;
  /** By network. The first one is next. */
  type Queue = Map<string, Waiter[]>;
  const idle = [...resources];
  const queues: Record<Turn['client'], Queue> = {
    device: new Map(),
    network: new Map(),
    unknown: new Map(),
  };

  const lengthOf = (queue: Queue) => [...queue.values()].reduce((sum, { length }) => sum + length, 0);

  /** The last call of the network with the most makes room. @throws HttpError 503 if that is the caller's */
  const makeRoomFor = (network: string, queue: Queue): void => {
    const longest = [...queue.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= (queue.get(network)?.length ?? 0) + 1)
      throw HttpError.unavailable(RETRY_AFTER_SECONDS);
    longest.pop()?.reject(HttpError.unavailable(RETRY_AFTER_SECONDS));
  };

  const nextWaiter = (): Waiter | undefined => {
    const queue = CLIENTS.map((client) => queues[client]).find(({ size }) => size > 0);
    const [entry] = queue ?? [];
    if (!queue || !entry) return undefined;
    const [network, [waiter, ...rest]] = entry;
    queue.delete(network);
    if (rest.length > 0) queue.set(network, rest);
    return waiter;
  };

  return {
    /** @throws HttpError 503 when too many wait */
    async take({ client, network }: Turn): Promise<Resource> {
      const resource = idle.pop();
      if (resource !== undefined) return resource;
      const queue = queues[client];
      if (lengthOf(queue) >= MAX_WAITING) makeRoomFor(network, queue);
      const waiter = Promise.withResolvers<Resource>();
      queue.set(network, [...(queue.get(network) ?? []), waiter]);
      return waiter.promise;
    },
    giveBack(resource: Resource): void {
      const next = nextWaiter();
      if (next) next.resolve(resource);
      else idle.push(resource);
    },
    counts: () => ({
      running: resources.length - idle.length,
      waiting: CLIENTS.reduce((sum, client) => sum + lengthOf(queues[client]), 0),
    }),
  };
};

export interface HashCost {
  memoryKib: number;
  passes: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id with the least memory it recommends; about 30 ms per hash. */
export const DEFAULT_HASH_COST: HashCost = { memoryKib: 19_456, passes: 2 };

const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

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

const KNOWN: Turn = { client: 'device', network: '' };

/**
 * Hashes and compares passwords in NFKC (NIST SP 800-63B): keyboards and systems compose the same letters differently. Calls
 * reject with HttpError 503 when too many are waiting.
 */
export const createHasher = (cost = DEFAULT_HASH_COST, concurrency = defaultConcurrency()) => {
  const workers = createTurns(
    Array.from(
      { length: concurrency },
      (): HashWorker => new TaskWorker(new URL('./hashWorker.ts', import.meta.url)),
    ),
  );
  const noHash = format(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

  const computeInTurn = async (turn: Turn, ...task: [password: string, salt: Uint8Array, cost: HashCost]) => {
    const worker = await workers.take(turn);
    try {
      return await compute(worker, ...task);
    } finally {
      workers.giveBack(worker);
    }
  };

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      return format(cost, salt, await computeInTurn(KNOWN, password.normalize('NFKC'), salt, cost));
    },
    /**
     * `outdated`: right, but the hash should be replaced, because it has another cost or is of a password that was not
     * normalized. Without a stored hash (unknown account, no password) returns false after the same time.
     */
    async verify(password: string, phc: string | null, turn = KNOWN): Promise<boolean | 'outdated'> {
      const { salt, tag, cost: used } = parse(phc ?? noHash);
      const isOf = async (form: string) => timingSafeEqual(await computeInTurn(turn, form, salt, used), tag);
      const normalized = password.normalize('NFKC');
      const isNormalized = await isOf(normalized);
      // Hashes of earlier versions are of the password as it was typed.
      const isRight = isNormalized || (password !== normalized && (await isOf(password)));
      if (!isRight || phc === null) return false;
      const hasCost = used.memoryKib === cost.memoryKib && used.passes === cost.passes;
      return isNormalized && hasCost ? true : 'outdated';
    },
    counts: workers.counts,
  };
};

export type Hasher = ReturnType<typeof createHasher>;
