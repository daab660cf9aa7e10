import type { Middleware } from 'openapi-fetch';

/** Reads are given up by whoever asked, with a signal of their own. */
const READS = new Set(['GET', 'HEAD']);

/**
 * Lets a person give up all saves that wait for an answer: their promises reject with an `AbortError`. What has been
 * answered, such as a save that waits for somebody to sign in again, goes on. Belongs behind all other middleware.
 */
export const createSaveSwitch = (): { middleware: Middleware; cancel: () => void } => {
  const running = new Map<string, AbortController>();
  return {
    middleware: {
      onRequest: ({ id, request }) => {
        if (READS.has(request.method)) return undefined;
        const controller = new AbortController();
        running.set(id, controller);
        return new Request(request, { signal: AbortSignal.any([request.signal, controller.signal]) });
      },
      onResponse: ({ id }) => {
        running.delete(id);
        return undefined;
      },
      onError: ({ id }) => {
        running.delete(id);
      },
    },
    cancel: () => {
      for (const controller of running.values()) controller.abort();
    },
  };
};
