export type Send = (request: Request) => Promise<Response>;

/** Callers cancel reads with their own signals. */
const READS = new Set(['GET', 'HEAD']);

/** Cancels pending saves with an `AbortError`, except one that waits for the user to sign in again after a 401. */
export const createSaveCanceller = (): { track: (send: Send) => Send; cancel: () => void } => {
  const pending = new Set<AbortController>();
  return {
    track: (send) => async (request) => {
      if (READS.has(request.method)) return send(request);
      const controller = new AbortController();
      pending.add(controller);
      const signal = AbortSignal.any([request.signal, controller.signal]);
      return send(new Request(request, { signal })).finally(() => pending.delete(controller));
    },
    cancel: () => {
      for (const controller of pending) controller.abort();
    },
  };
};
