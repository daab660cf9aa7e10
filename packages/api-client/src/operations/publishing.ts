import { isApiError } from '../ApiError.ts';
import { type ApiClient, streamInit } from '../createApiClient.ts';
import { parsePolicyDesk } from '../generated/operations/publishing.ts';
import type { PolicyDesk } from '../generated/types.ts';
import type { CallOptions, PolicyType, Versioned } from '../types.ts';

/** What is in force and in preparation. The server sends no body if it is as `known`, which is then the result. */
export const getPolicyDesk = async (
  { http, receiveItem }: ApiClient,
  type: PolicyType,
  { known, ...options }: CallOptions & { known?: Versioned<PolicyDesk> | undefined } = {},
): Promise<Versioned<PolicyDesk>> => {
  const header = known?.etag ? { 'If-None-Match': known.etag } : {};
  try {
    const read = http.GET('/policies/{type}/desk', {
      params: { path: { type }, header },
      ...streamInit(options),
    });
    return await receiveItem(read, parsePolicyDesk, options);
  } catch (error) {
    if (known && isApiError(error) && error.status === 304) return known;
    throw error;
  }
};
