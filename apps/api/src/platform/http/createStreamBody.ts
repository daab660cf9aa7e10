import { keepAbortSignal } from '../withAbortSignal.ts';

/** A response body that is sent while it is produced. */
export interface StreamBody {
  contentType: string;
  stream: ReadableStream<Uint8Array>;
}

/**
 * Generates a chunk when the client has received the one before. A disconnect ends the generator.
 * @throws what the generator throws before its first chunk, so that it can become an error response
 */
export const createStreamBody = async (
  contentType: string,
  chunks: AsyncGenerator<string, void>,
): Promise<StreamBody> => {
  let first: IteratorResult<string, void> | undefined = await chunks.next();
  const encoder = new TextEncoder();
  const withSignal = keepAbortSignal();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await withSignal(() => chunks.next()));
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
  return { contentType, stream };
};
