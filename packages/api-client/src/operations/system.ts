import { ApiError } from '../ApiError.ts';
import { type ApiClient, streamInit } from '../createApiClient.ts';
import { readBody } from '../toApiError.ts';
import type { CallOptions } from '../types.ts';

/** The bytes of an icon. To display one, pass its address (`iconUrl`) to an image element instead. */
export const getIcon = async (
  { http, settle }: ApiClient,
  file: string,
  options: CallOptions = {},
): Promise<Blob> => {
  const { response } = await settle(
    http.GET('/icons/{file}', { params: { path: { file } }, ...streamInit(options) }),
    options,
  );
  const icon = await readBody(response.blob(), options.signal);
  if (icon.type.startsWith('image/')) return icon;
  throw new ApiError({ kind: 'malformed', status: response.status });
};
