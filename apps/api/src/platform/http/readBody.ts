import { HttpError } from './HttpError.ts';

/**
 * @param maxDroppedBytes read and dropped before the 413: a client that is still sending would see a broken connection
 * @throws HttpError 413 if the body is larger (at once if larger than both limits), 400 if it is cut off
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
