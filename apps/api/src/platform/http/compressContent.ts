import { Duplex } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { weakEtag } from './etag.ts';

/** True if Accept-Encoding lists the encoding with a weight above zero. */
export const acceptsEncoding = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });

/** Smaller responses fit one packet either way. */
export const MIN_BYTES = 1024;
/** Up to this size, compressing takes less than a millisecond. Larger bodies are compressed on the thread pool. */
const MAX_SYNC_BYTES = 65_536;
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
