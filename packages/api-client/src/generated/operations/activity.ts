// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, object, string, timestamp } from '../../parse.ts';
import { readInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions } from '../../types.ts';
import { parseFieldChange } from './shared.ts';
import type { ActivityEntry, ActivityLog, ListActivityQuery } from '../types.ts';

export const parseActivityEntry = object<ActivityEntry>({ id: id, at: timestamp, kind: string, actorId: nullable(id), actor: nullable(string), subjectId: nullable(id), subject: nullable(string), detail: nullable(string), changes: array(parseFieldChange), address: string, requestId: string });

export const parseActivityLog = object<ActivityLog>({ items: array(parseActivityEntry), nextCursor: nullable(string) });

/** Read the activity. A log of every change, export, sign-in and failed attempt to sign in: who did what, on whom, from where. `query` searches actor, subject and detail. Entries are kept for a year. */
export const listActivity = ({ http, receive }: ApiClient, query: ListActivityQuery = {}, options: CallOptions = {}): Promise<ActivityLog> =>
  receive(http.GET('/activity', { params: { query: withoutEmpty(query) }, ...readInit(options) }), parseActivityLog, options);
