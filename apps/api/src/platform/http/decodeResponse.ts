import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const DECODERS: Record<string, (bytes: Uint8Array) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** A copy of the response without content encoding; the response itself if it has none. */
export const decodeResponse = async (response: Response): Promise<Response> => {
  const { status, headers } = response;
  const decode = DECODERS[headers.get('content-encoding') ?? ''];
  if (!decode) return response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  return new Response(new Uint8Array(decode(bytes)), { status, headers });
};
