import { ifMatch, streamInit, type ApiClient } from '../createApiClient.ts';
import { parsePolicy } from '../generated/operations/shared.ts';
import type { PolicyUpdate } from '../generated/types.ts';
import type { Parser } from '../parse.ts';
import type { CallOptions, Changed, Policy, PolicyType, SaveOptions, Versioned } from '../types.ts';

/** Parses a policy. Some servers leave out its type; then it is the requested one. */
const parsePolicyOf =
  (type: PolicyType): Parser<Policy> =>
  (value) => {
    const policy = parsePolicy(value);
    return { ...policy, type: policy.type ?? type };
  };

/** A policy; needs no session. If it was never saved, the content is empty and the date null. */
export const getPolicy = (
  { http, receiveItem }: ApiClient,
  type: PolicyType,
  options: CallOptions = {},
): Promise<Versioned<Policy>> => {
  const params = { path: { type } };
  return receiveItem(
    http.GET('/policies/{type}', { params, ...streamInit(options) }),
    parsePolicyOf(type),
    options,
  );
};

/** Saves a policy. 412: another administrator has saved; see `current`. 413, 422: the HTML is refused. */
export const savePolicy = (
  client: ApiClient,
  body: PolicyUpdate,
  options: SaveOptions = {},
): Promise<Changed<Versioned<Policy>> | undefined> => {
  const params = { header: ifMatch(options) };
  return client.changeItem(
    client.http.POST('/policies', { params, body, ...streamInit(options) }),
    parsePolicyOf(body.type),
    options,
    () => getPolicy(client, body.type, { signal: options.signal }),
  );
};
