import { ApiError } from '../ApiError.ts';
import { toNetworkError } from '../toApiError.ts';
import type { ListUsersQuery } from '../generated/types.ts';
import { withoutEmpty, type Transport } from '../transport.ts';
import type { CallOptions } from '../types.ts';

/** Options of an export. */
export interface ExportOptions extends CallOptions {
  /** Called with the number of users received so far. */
  onProgress?: ((users: number) => void) | undefined;
}

const NEWLINE = 10;

/** No field of ours contains a line break, so counting lines counts users. */
const readCsv = async (
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: ExportOptions['onProgress'],
): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: 'text/csv' });
    parts.push(value);
    for (const byte of value) if (byte === NEWLINE) lines += 1;
    // The first line holds the headings.
    onProgress?.(Math.max(0, lines - 1));
  }
};

export const fileOperations = ({ http, settle }: Transport) => ({
  /** All users that `listUsers` would list on all its pages, as a CSV file. */
  exportUsers: async (
    query: Omit<ListUsersQuery, 'page'> = {},
    { onProgress, ...options }: ExportOptions = {},
  ): Promise<Blob> => {
    const { signal = null } = options;
    const params = { query: withoutEmpty(query) };
    const { data, response } = await settle(
      http.GET('/users/export', { params, parseAs: 'stream', signal }),
      options,
    );
    if (!data || !response.headers.get('Content-Type')?.startsWith('text/csv'))
      throw new ApiError({ kind: 'malformed', status: response.status });
    return readCsv(data, onProgress).catch((cause: unknown) => {
      throw toNetworkError(cause, signal);
    });
  },

  /** The bytes of an icon. To display one, pass its address (`iconUrl`) to an image element instead. */
  getIcon: async (file: string, options: CallOptions = {}): Promise<Blob> => {
    const { signal = null } = options;
    const request = http.GET('/icons/{file}', { params: { path: { file } }, parseAs: 'blob', signal });
    const { data, response } = await settle(request, options);
    if (data?.type.startsWith('image/')) return data;
    throw new ApiError({ kind: 'malformed', status: response.status });
  },
});
