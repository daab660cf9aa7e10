import { Worker } from 'node:worker_threads';
import { PolicyHtmlError, type SanitizedPolicy } from '../createPolicyHtml.ts';
import { checkPolicyLimits, type PolicyProblem } from '../limits.ts';

/** What the worker answers. */
export type CleanAnswer = { cleaned: SanitizedPolicy } | { problem: PolicyProblem };

/** How long one text may take; a policy of 200 kB takes about a second. */
const TIMEOUT_MS = 30_000;
/** How long the worker, which holds some 80 MB, waits for the next text. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;

const TOO_SLOW: PolicyProblem = { kind: 'tooSlow', message: 'The text is too complicated' };

/** Applies the allow list on a server, outside the thread that answers requests. */
export interface PolicyCleaner {
  /**
   * What may be stored of a text, and what was taken out.
   * @throws PolicyHtmlError when it is too large, too deep, or takes too long
   */
  clean: (html: string) => Promise<SanitizedPolicy>;
  /** Ends the worker; what is under way is refused. */
  stop: () => Promise<void>;
}

/** Makes a cleaner. Its worker starts with the first text and ends when no more come; one text is cleaned at a time. */
export const createPolicyCleaner = ({ timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): PolicyCleaner => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  /** Ends the wait for the text that is under way. */
  let settle: ((answer: CleanAnswer) => void) | undefined;

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    settle?.({ problem: TOO_SLOW });
    await ended?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./cleanInWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // What comes from a worker that was given up is nobody's: by then another one is at work on the next text.
    started.on('message', (answer: CleanAnswer) => {
      if (worker === started) settle?.(answer);
    });
    // Out of memory or out of stack: the text was too much for it.
    started.on('error', () => {
      if (worker === started) void end();
    });
    return started;
  };

  const ask = (html: string): Promise<CleanAnswer> =>
    new Promise((resolve) => {
      clearTimeout(idle);
      worker ??= start();
      const asked = worker;
      const timeout = setTimeout(() => void end(), timeoutMs);
      settle = (answer) => {
        clearTimeout(timeout);
        settle = undefined;
        asked.unref();
        idle = setTimeout(() => void end(), idleMs).unref();
        resolve(answer);
      };
      asked.ref();
      asked.postMessage(html, []);
    });

  return {
    async clean(html) {
      const problem = checkPolicyLimits(html);
      if (problem) throw new PolicyHtmlError(problem);
      const answer = last.then(() => ask(html));
      last = answer.catch(() => {});
      const result = await answer;
      if ('problem' in result) throw new PolicyHtmlError(result.problem);
      return result.cleaned;
    },
    stop: end,
  };
};
