import { ApiError } from './ApiError.ts';
import type { ApiClient } from './createApiClient.ts';

/**
 * The JSON of a response by another contract than api/v1, as its types describe it; it is not checked. @throws ApiError
 *
 * @example
 * const client = createApiClient<paths>({ baseUrl: '/api' });
 * const order = await readResponse(client, client.http.GET('/orders/{id}', { params: { path: { id } } }));
 */
export const readResponse = async <Body>(
  { settle }: Pick<ApiClient, 'settle'>,
  result: Promise<{ data?: Body | undefined; error?: unknown; response: Response }>,
): Promise<Body> => {
  try {
    return (await settle(result)).data as Body;
  } catch (cause) {
    throw cause instanceof SyntaxError ? new ApiError({ kind: 'malformed', status: 200, cause }) : cause;
  }
};
