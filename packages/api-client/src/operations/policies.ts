import { readPolicy, readPolicyVersion, readPolicyVersions } from '../readers.ts';
import { ifMatch, textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  Policy,
  PolicyType,
  PolicyUpdate,
  PolicyVersion,
  PolicyVersionContent,
  SaveOptions,
  Versioned,
} from '../types.ts';

/** Privacy policy, and terms and conditions. */
export const policyOperations = ({ http, receive, receiveItem }: Transport) => ({
  /** A policy; needs no session. One that was never saved has empty content and no date. */
  getPolicy: (type: PolicyType, options: CallOptions = {}): Promise<Versioned<Policy>> => {
    const params = { path: { type } };
    return receiveItem(http.GET('/policies/{type}', { params, ...textOf(options) }), readPolicy, options);
  },

  /** Saves a policy. 409: somebody else has saved; `current` is what is stored now. 413, 422: the HTML is refused. */
  savePolicy: (body: PolicyUpdate, options: SaveOptions = {}): Promise<Versioned<Policy>> => {
    const params = { header: ifMatch(options) };
    return receiveItem(http.POST('/policies', { params, body, ...textOf(options) }), readPolicy, options);
  },

  /** Saves of a policy without their content, newest first, at most 50; `before` lists those older than a version. */
  listPolicyVersions: (
    type: PolicyType,
    { before, ...options }: CallOptions & { before?: number | undefined } = {},
  ): Promise<PolicyVersion[]> => {
    const params = { path: { type }, query: before === undefined ? {} : { before } };
    return receive(
      http.GET('/policies/{type}/versions', { params, ...textOf(options) }),
      readPolicyVersions,
      options,
    );
  },

  /** A policy as it was saved then. To restore it, save its content. 404: there is no such version. */
  getPolicyVersion: (
    type: PolicyType,
    version: number,
    options: CallOptions = {},
  ): Promise<PolicyVersionContent> => {
    const params = { path: { type, version: String(version) } };
    return receive(
      http.GET('/policies/{type}/versions/{version}', { params, ...textOf(options) }),
      readPolicyVersion,
      options,
    );
  },
});
