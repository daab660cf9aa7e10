/** Sends a request, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** Reads are given up by whoever asked, with a signal of their own. */
const READS = new Set(['GET', 'HEAD']);

/**
 * Lets a person give up all saves that wait for an answer: their promises reject with an `AbortError`. What has been
 * answered, such as a save that waits for somebody to sign in again, goes on; sent again, it can be given up again.
 */
export const createSaveSwitch = (): { through: (send: Send) => Send; cancel: () => void } => {
  const running = new Set<AbortController>();
  return {
    through: (send) => async (request) => {
      if (READS.has(request.method)) return send(request);
      const controller = new AbortController();
      running.add(controller);
      const signal = AbortSignal.any([request.signal, controller.signal]);
      return send(new Request(request, { signal })).finally(() => running.delete(controller));
    },
    cancel: () => {
      for (const controller of running) controller.abort();
    },
  };
};
