// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import { readInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions } from '../../types.ts';
import type { PolicyType, Policy, PolicyVersion, PolicyVersionLog, PolicyVersionContent, ListPolicyVersionsQuery } from '../types.ts';

export const parsePolicyType = oneOf('privacy', 'terms');

export const parsePolicy = object<Policy>({ type: optional(parsePolicyType), content: string, updatedAt: nullable(timestamp) });

export const parsePolicyVersion = object<PolicyVersion>({ version: number, savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string), bytes: number });

export const parsePolicyVersionLog = object<PolicyVersionLog>({ items: array(parsePolicyVersion), nextCursor: nullable(string) });

export const parsePolicyVersionContent = object<PolicyVersionContent>({ type: parsePolicyType, version: number, savedAt: timestamp, savedBy: nullable(string), savedByEmail: nullable(string), bytes: number, content: string });

/** List the versions of a policy. A log without content. To restore a version, read it and save its content. */
export const listPolicyVersions = ({ http, receive }: ApiClient, type: PolicyType, query: ListPolicyVersionsQuery = {}, options: CallOptions = {}): Promise<PolicyVersionLog> =>
  receive(http.GET('/policies/{type}/versions', { params: { path: { type }, query: withoutEmpty(query) }, ...readInit(options) }), parsePolicyVersionLog, options);

/** Read a version of a policy. Returns a saved version. */
export const getPolicyVersion = ({ http, receive }: ApiClient, type: PolicyType, version: string, options: CallOptions = {}): Promise<PolicyVersionContent> =>
  receive(http.GET('/policies/{type}/versions/{version}', { params: { path: { type, version } }, ...readInit(options) }), parsePolicyVersionContent, options);
