import { ApiError } from '../ApiError.ts';
import { readHealth } from '../readers.ts';
import { textOf, type Transport } from '../transport.ts';
import type { CallOptions, Health } from '../types.ts';

/** Health, and the icon images. */
export const systemOperations = ({ http, settle, receive }: Transport) => ({
  /** The bytes of an icon image. To show one, give its address (`iconUrl`) to an image element instead. */
  getIcon: async (file: string, options: CallOptions = {}): Promise<Blob> => {
    const { signal = null } = options;
    const answer = http.GET('/icons/{file}', { params: { path: { file } }, parseAs: 'blob', signal });
    const { data, response } = await settle(answer, options);
    if (data?.type.startsWith('image/')) return data;
    throw new ApiError({ kind: 'malformed', status: response.status });
  },

  /** Rejects with 503 when the service does not work. */
  getHealth: (options: CallOptions = {}): Promise<Health> =>
    receive(http.GET('/health', textOf(options)), readHealth, options),
});
