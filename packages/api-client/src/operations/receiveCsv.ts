import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../createApiClient.ts';
import { readBody } from '../toApiError.ts';
import type { CallOptions } from '../types.ts';

/** Options of an export. */
export interface ExportOptions extends CallOptions {
  /** Called with the number of rows received so far. */
  onProgress?: ((rows: number) => void) | undefined;
}

interface StreamResult {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  error?: unknown;
  response: Response;
}

const NEWLINE = 10;

/** Receives a CSV file. No field of ours contains a line break, so counting lines counts rows. */
export const receiveCsv = async (
  { settle }: ApiClient,
  request: Promise<StreamResult>,
  { onProgress, ...options }: ExportOptions,
): Promise<Blob> => {
  const { data, response } = await settle(request, options);
  if (!data || !response.headers.get('Content-Type')?.startsWith('text/csv'))
    throw new ApiError({ kind: 'malformed', status: response.status });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = data.getReader();
  for (;;) {
    const { done, value } = await readBody(reader.read(), options.signal);
    if (done) return new Blob(parts, { type: 'text/csv' });
    parts.push(value);
    for (const byte of value) if (byte === NEWLINE) lines += 1;
    // The first line holds the headings.
    onProgress?.(Math.max(0, lines - 1));
  }
};
