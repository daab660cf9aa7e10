import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../createApiClient.ts';
import type { CallOptions } from '../types.ts';

/** The bytes of an icon. To display one, pass its address (`iconUrl`) to an image element instead. */
export const getIcon = async (
  { http, settle }: ApiClient,
  file: string,
  options: CallOptions = {},
): Promise<Blob> => {
  const { signal = null } = options;
  const request = http.GET('/icons/{file}', { params: { path: { file } }, parseAs: 'blob', signal });
  const { data, response } = await settle(request, options);
  if (data?.type.startsWith('image/')) return data;
  throw new ApiError({ kind: 'malformed', status: response.status });
};
