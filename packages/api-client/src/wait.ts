/** Timers that are longer than 24 days fire at once. */
const MAX_MS = 2 ** 31 - 1;

/** Resolves after a time in ms, at most 24 days. @throws the signal's reason when it aborts */
export const wait = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      },
      Math.min(ms, MAX_MS),
    );
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
