import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PolicyAddress } from '../addresses.ts';
import type { SanitizedPolicy } from '../createPolicyHtml.ts';
import { PolicyHtmlError } from '../createPolicyReader.ts';
import type { PolicyProblem } from '../limits.ts';
import type { AddressedPolicy } from '../redline/carryAddresses.ts';

export { PolicyHtmlError };
export type { PolicyAddress };

/** What differs between two texts. */
export interface PolicyChanges {
  /** Blocks, rows and edges of lists and the like that differ. */
  changes: number;
  /** What changed, with `ins` and `del`, and a line for what did not. */
  html: string;
}

/** What the worker does. */
export interface CleanerTasks {
  clean: (html: string) => SanitizedPolicy;
  show: (html: string, addresses?: readonly PolicyAddress[]) => string;
  address: (html: string, before: AddressedPolicy) => PolicyAddress[];
  compare: (before: string, after: string) => PolicyChanges;
}

/** What the worker is posted. */
export interface CleanRequest {
  task: keyof CleanerTasks;
  of: unknown[];
}

/** What the worker posts for a text. */
export type CleanAnswer = { done: unknown } | { problem: PolicyProblem };

type Async<Task extends keyof CleanerTasks> = (
  ...of: Parameters<CleanerTasks[Task]>
) => Promise<ReturnType<CleanerTasks[Task]>>;

/** CPU time per text, with that of starting the worker; a policy of 200 kB takes about a second. */
const TIMEOUT_MS = 30_000;
/** Times the limit that a worker may wait for the CPU of a busy machine. */
const MAX_WAIT = 10;
const MIN_PAUSE_MS = 100;
const MAX_HEAP_MB = 512;
const WARM_DELAY_MS = 1000;

/** Problem of a text that takes too long or too much memory. */
export const TOO_COMPLICATED: PolicyProblem = { kind: 'tooSlow', message: 'The text is too complicated' };

/** Applies the allow list in a worker thread of the server. */
export interface PolicyCleaner {
  /** @throws PolicyHtmlError if the text is too large, nested too deep, or takes too long */
  clean: Async<'clean'>;
  /**
   * Applies the list to a stored text again and returns it as pages show it. With `addresses`, each heading, item and numbered paragraph has a
   * link to itself. @throws PolicyHtmlError as `clean` does
   */
  show: Async<'show'>;
  /**
   * Finds the addresses that the blocks of a text keep from the version before, for `show` and `RenderPolicyHtml`. @throws PolicyHtmlError as
   * `clean` does
   */
  address: Async<'address'>;
  /** Compares two stored texts, as `redlineOf` does in browsers. @throws PolicyHtmlError as `clean` does */
  compare: Async<'compare'>;
  /** Starts the worker a second later, so that what else is requested now is not slower; starting takes seconds. */
  warm: () => void;
  /** Terminates the worker and rejects the current text. */
  stop: () => Promise<void>;
}

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

interface PolicyCleanerOptions {
  /** Of the API, which pictures must not call. Default: on localhost. */
  publicUrl?: string | undefined;
  /** CPU time per text. Before Node 24.6, which measures it, time. Default: 30 seconds. */
  timeoutMs?: number;
}

/** Cleans one text at a time. The worker (about 90 MB) stays once it has started: loading jsdom takes a second or two, for which a save would have to wait. */
export const createPolicyCleaner = ({
  publicUrl = 'http://localhost',
  timeoutMs = TIMEOUT_MS,
}: PolicyCleanerOptions = {}): PolicyCleaner => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let settle: ((answer: CleanAnswer) => void) | undefined;
  let warming: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    settle?.({ problem: TOO_COMPLICATED });
    await ended?.terminate();
  };

  const start = (): Worker => {
    // Bundlers look for this expression. The published package has JavaScript where this repository has TypeScript.
    const { href } = new URL('./cleanInWorker.ts', import.meta.url);
    const file = new URL(href.replace(/\.ts$/, path.extname(import.meta.filename)));
    const started = new Worker(file, {
      workerData: [new URL(publicUrl).hostname],
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    started.on('message', (message: CleanAnswer | object) => {
      // Under `node --watch`, Node posts messages of its own.
      const isAnswer = 'done' in message || 'problem' in message;
      // Ignore a terminated worker: another one already has the next text.
      if (isAnswer && worker === started) settle?.(message);
    });
    started.on('error', () => {
      if (worker === started) void end();
    });
    return started;
  };

  const answerNow = (request: CleanRequest): Promise<CleanAnswer> =>
    new Promise((resolve) => {
      worker ??= start();
      const current = worker;
      const startedAt = performance.now();
      // One that is starting hasn't used any.
      const cpuBefore = cpuMsOf(current).catch(() => 0);
      const check = async () => {
        const used = await cpuMsOf(current).then(
          async (cpuMs) => cpuMs - (await cpuBefore),
          () => timeoutMs,
        );
        if (settle !== settleThis) return;
        if (used >= timeoutMs || performance.now() - startedAt >= MAX_WAIT * timeoutMs) void end();
        else timeout = setTimeout(() => void check(), Math.max(timeoutMs - used, MIN_PAUSE_MS));
      };
      let timeout = setTimeout(() => void check(), timeoutMs);
      const settleThis = (answer: CleanAnswer) => {
        clearTimeout(timeout);
        settle = undefined;
        current.unref();
        resolve(answer);
      };
      settle = settleThis;
      current.ref();
      current.postMessage(request, []);
    });

  const enqueue =
    <Task extends keyof CleanerTasks>(task: Task): Async<Task> =>
    async (...of) => {
      const next = last.then(() => answerNow({ task, of }));
      last = next.catch(() => {});
      const answer = await next;
      if ('problem' in answer) throw new PolicyHtmlError(answer.problem);
      return answer.done as ReturnType<CleanerTasks[Task]>;
    };
  const clean = enqueue('clean');

  return {
    warm() {
      clearTimeout(warming);
      if (!worker) warming = setTimeout(() => void clean('').catch(() => {}), WARM_DELAY_MS).unref();
    },
    clean,
    show: enqueue('show'),
    address: enqueue('address'),
    compare: enqueue('compare'),
    stop() {
      clearTimeout(warming);
      return end();
    },
  };
};
