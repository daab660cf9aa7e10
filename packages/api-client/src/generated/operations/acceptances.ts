// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, number, object, string, timestamp } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed, PolicyType } from '../../types.ts';
import { parseAcceptance } from './records.ts';
import type { Acceptance, AcceptanceCounts, UserAcceptance, UserAcceptanceLog, AcceptanceProof, AcceptanceList, NewAcceptance, ListAcceptancesQuery, FindAcceptanceProofQuery } from '../types.ts';

export const parseAcceptanceCounts = object<AcceptanceCounts>({ version: nullable(number), accepted: number, notAccepted: number });

export const parseUserAcceptance = object<UserAcceptance>({ userId: id, name: string, email: string, version: nullable(number), acceptedAt: nullable(timestamp), source: nullable(string), proof: nullable(string) });

export const parseUserAcceptanceLog = object<UserAcceptanceLog>({ items: array(parseUserAcceptance), nextCursor: nullable(string) });

export const parseAcceptanceProof = object<AcceptanceProof>({ proof: string, type: string, version: number, sha256: string, hasAccount: boolean });

export const parseAcceptanceList = object<AcceptanceList>({ items: array(parseAcceptance) });

/** Count who accepted a policy. How many users have accepted the text in force, in this version or an equal one, and how many have not. */
export const countAcceptances = ({ http, receive }: ApiClient, type: PolicyType, options: CallOptions = {}): Promise<AcceptanceCounts> =>
  receive(http.GET('/policies/{type}/acceptances', { params: { path: { type } }, ...streamInit(options) }), parseAcceptanceCounts, options);

/** List who accepted a version of a policy. Users who accepted it, or an equal text before, or those who have not. Newest accounts first. */
export const listAcceptances = ({ http, receive }: ApiClient, type: PolicyType, version: string, query: ListAcceptancesQuery = {}, options: CallOptions = {}): Promise<UserAcceptanceLog> =>
  receive(http.GET('/policies/{type}/versions/{version}/users', { params: { path: { type, version }, query: withoutEmpty(query) }, ...streamInit(options) }), parseUserAcceptanceLog, options);

/** Verify the proof of an acceptance. Finds what a user accepted, also after the account was deleted or erased. The proof is the SHA-256 of five lines, joined by line feeds: the id of the user, `type`, `version`, `sha256` and `acceptedAt` of the acceptance. Once the account is deleted, the server knows neither the user nor the time, so it takes both to verify the proof. */
export const findAcceptanceProof = ({ http, receive }: ApiClient, id: string, proof: string, query: FindAcceptanceProofQuery = {}, options: CallOptions = {}): Promise<AcceptanceProof> =>
  receive(http.GET('/users/{id}/acceptances/{proof}', { params: { path: { id, proof }, query: withoutEmpty(query) }, ...streamInit(options) }), parseAcceptanceProof, options);

/** List what a user accepted. The versions of policies that the user accepted, latest first. */
export const listUserAcceptances = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<AcceptanceList> =>
  receive(http.GET('/users/{id}/acceptances', { params: { path: { id } }, ...streamInit(options) }), parseAcceptanceList, options);

/** Record that a user accepted a policy. For the server of the planner app. Only the first acceptance of a version counts: a repeated call returns it. Clocks may differ by a minute: such a time counts as now, or as when the version came into force. */
export const recordAcceptance = ({ http, change }: ApiClient, id: string, body: NewAcceptance, options: CallOptions = {}): Promise<Changed<Acceptance> | undefined> =>
  change(http.POST('/users/{id}/acceptances', { params: { path: { id } }, body, ...streamInit(options) }), parseAcceptance, options);
