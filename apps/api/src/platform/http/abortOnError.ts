import type { ServerResponse } from 'node:http';

/** On an error, aborts the connection: the response has started, and a normal end would look complete. */
export const abortOnError = (
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
