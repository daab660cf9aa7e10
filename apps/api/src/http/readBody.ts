import { HttpError } from './HttpError.ts';

/**
 * Reads a request's body, but never keeps more than the limit.
 * @param maxDroppedBytes how much beyond the limit is read and dropped: a client that is still sending when the answer
 *   comes does not hear it, only that the connection broke
 * @throws HttpError 413 when it is larger (at once when it is larger than both together), 400 when it breaks off
 */
export const readBody = async (request: Request, maxBytes: number, maxDroppedBytes = 0): Promise<Buffer> => {
  const endBytes = maxBytes + maxDroppedBytes;
  if (Number(request.headers.get('content-length') ?? 0) > endBytes) throw HttpError.tooLarge();
  if (!request.body) return Buffer.alloc(0);
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw HttpError.unreadable();
    });
    if (done) break;
    bytes += value.byteLength;
    if (bytes > endBytes) throw HttpError.tooLarge();
    if (bytes <= maxBytes) chunks.push(value);
    else chunks = [];
  }
  if (bytes > maxBytes) throw HttpError.tooLarge();
  return Buffer.concat(chunks, bytes);
};
