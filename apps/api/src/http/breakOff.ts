import type { ServerResponse } from 'node:http';

/**
 * The same stream, which breaks the connection off where it fails: an answer that has begun cannot become an error any more,
 * and one that ended would be taken for the whole.
 * @param onError is told what went wrong
 */
export const breakOff = (
  stream: ReadableStream<Uint8Array>,
  outgoing: Pick<ServerResponse, 'destroy'>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch((error: unknown) => {
        onError(error);
        outgoing.destroy();
      });
      if (!next || next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};
