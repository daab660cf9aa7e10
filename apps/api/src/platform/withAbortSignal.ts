import { AsyncLocalStorage } from 'node:async_hooks';

/** The client has disconnected and doesn't need the result. */
export class RequestAborted extends Error {}

const signals = new AsyncLocalStorage<AbortSignal>();

/** Stops the queries of the work when the signal aborts: they throw `RequestAborted`. For work that only reads. */
export const withAbortSignal = <T>(signal: AbortSignal, work: () => T): T => signals.run(signal, work);

/** For work that must be done even if the client disconnects. */
export const withoutAbortSignal = <T>(work: () => T): T => signals.exit(work);

/** The signal of the work that calls this, if it has one. @throws RequestAborted when it is aborted */
export const currentAbortSignal = (): AbortSignal | undefined => {
  const signal = signals.getStore();
  if (signal?.aborted) throw new RequestAborted();
  return signal;
};

/** Binds functions to the signal of the work that calls this. For callbacks of streams. */
export const keepAbortSignal = (): (<T>(work: () => T) => T) => AsyncLocalStorage.snapshot();
