import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  gzip,
  brotliCompressSync,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';
import { etagOfContent, matchesEtag, weakEtag } from './etag.ts';
import { keepAbortSignal } from '../withAbortSignal.ts';
import { Duplex } from 'node:stream';

/** True if Accept-Encoding lists the encoding with a weight above zero. */
const acceptsEncoding = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });

/** Smaller responses fit one packet either way. */
const MIN_BYTES = 1024;
/** Up to this size, compressing takes less than a millisecond. Larger bodies are compressed on the thread pool. */
export const MAX_SYNC_BYTES = 65_536;
/** Level of brotli and gzip: most of the gain for little time, about 0.1 ms for a page of users. */
const LEVEL = 4;

const brotli = (sizeHint: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint,
  },
});

/** In order of preference. Streams flush after each chunk, which the client can then show. */
const ENCODERS = [
  {
    encoding: 'br',
    compress: (text: string) => brotliCompressSync(text, brotli(text.length)),
    createStream: () => createBrotliCompress({ ...brotli(0), flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  {
    encoding: 'gzip',
    compress: (text: string) => gzipSync(text, { level: LEVEL }),
    createStream: () => createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH }),
  },
] as const;

type ByteStreams = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

interface Content {
  body: string | ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Compresses the content of a successful response, which may be a stream, if it is long enough. */
export const compressContent = (
  acceptEncoding: string,
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string>,
): Content => {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : Infinity;
  if (length < MIN_BYTES) return { body, headers };
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const encoder = ENCODERS.find(({ encoding }) => acceptsEncoding(acceptEncoding, encoding));
  if (!encoder) return { body, headers: varying };
  const { ETag: etag } = headers;
  const encoded = {
    ...varying,
    'Content-Encoding': encoder.encoding,
    ...(etag !== undefined && { ETag: weakEtag(etag) }),
  };
  if (typeof body === 'string' && length <= MAX_SYNC_BYTES)
    return { body: new Uint8Array(encoder.compress(body)), headers: encoded };
  const stream = typeof body === 'string' ? new Blob([body]).stream() : body;
  const streams = Duplex.toWeb(encoder.createStream()) as ByteStreams;
  return { body: stream.pipeThrough(streams), headers: encoded };
};

/** A file in memory. */
export interface StoredFile {
  contentType: string;
  /** Undefined if the content never changes: browsers then never revalidate it. */
  etag: string | undefined;
  plain: Buffer<ArrayBuffer>;
  /** Precompressed content by encoding, in order of preference. */
  encoded: Map<string, Buffer<ArrayBuffer>>;
}

/** Level of brotli for texts that a visitor waits for, once per version. */
const QUALITY = 5;

/** Compresses a text on the thread pool, unless it is short. @param etag strong; default: of the content */
export const compressText = async (contentType: string, text: string, etag?: string): Promise<StoredFile> => {
  const plain = Buffer.from(text);
  const encoded = new Map<string, Buffer<ArrayBuffer>>();
  if (plain.byteLength >= MIN_BYTES) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    encoded.set('br', await promisify(brotliCompress)(plain, { params }));
    encoded.set('gzip', await promisify(gzip)(plain));
  }
  return { contentType, etag: etag ?? etagOfContent(plain), plain, encoded };
};

/** Long texts that are kept with their compressed forms. */
const MAX_KEPT = 8;
/** By ETag, the last used one last. */
const kept = new Map<string, Promise<StoredFile>>();

/** `compressText` for a text that many read: once for all of them. @param etag of the content */
export const compressOnce = (contentType: string, text: string, etag: string): Promise<StoredFile> => {
  const file = kept.get(etag) ?? compressText(contentType, text, etag);
  kept.delete(etag);
  kept.set(etag, file);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  // The next request tries again.
  file.catch(() => kept.delete(etag));
  return file;
};

/** Responds to a GET or HEAD request with the file, or 304. */
export const sendFile = (request: Request, file: StoredFile, cacheControl: string): Response => {
  const headers = new Headers({
    'Cache-Control': cacheControl,
    'Content-Type': file.contentType,
    ...(file.etag && { ETag: file.etag }),
    ...(file.encoded.size > 0 && { Vary: 'Accept-Encoding' }),
  });
  if (file.etag && matchesEtag(request.headers.get('if-none-match') ?? '', file.etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = [...file.encoded.keys()].find((name) => acceptsEncoding(accepted, name));
  const body = file.encoded.get(encoding ?? '') ?? file.plain;
  if (encoding) headers.set('Content-Encoding', encoding);
  if (encoding && file.etag) headers.set('ETag', weakEtag(file.etag));
  headers.set('Content-Length', String(body.byteLength));
  return new Response(body, { headers });
};

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
