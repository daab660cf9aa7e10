// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, object, optional, string, timestamp } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseFieldChange } from './records.ts';
import type { Undoing, TaskEnd, ActivityEntry, ActivityLog, UndoResult, ListActivityQuery } from '../types.ts';

export const parseUndoing = object<Undoing>({ at: timestamp, by: nullable(string), isRunning: optional(boolean) });

export const parseTaskEnd = object<TaskEnd>({ at: timestamp, kind: string, detail: nullable(string) });

export const parseActivityEntry = object<ActivityEntry>({ id: id, at: timestamp, kind: string, actorId: nullable(id), actor: nullable(string), token: optional(string), subjectId: nullable(id), subjectKind: optional(string), subject: nullable(string), detail: nullable(string), changes: array(parseFieldChange), address: string, requestId: string, undoUntil: optional(timestamp), partOf: optional(id), hasParts: optional(boolean), undone: optional(parseUndoing), ended: optional(parseTaskEnd) });

export const parseActivityLog = object<ActivityLog>({ items: array(parseActivityEntry), nextCursor: nullable(string) });

export const parseUndoResult = object<UndoResult>({ message: optional(string), taskId: optional(id) });

/** Read the activity. A log of every change, export, sign-in and failed attempt to sign in: who did what, on whom, from where. `query` searches what happened (`exported`, `role`), actor, subject, detail, changes and address, and names of users, also of those deleted. Entries are kept for a year, unless the operator decides otherwise. */
export const listActivity = ({ http, receive }: ApiClient, query: ListActivityQuery = {}, options: CallOptions = {}): Promise<ActivityLog> =>
  receive(http.GET('/activity', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), parseActivityLog, options);

/** Undo an entry of the activity. Restores what it deleted, with the same id and values; changes a role back; deletes what was imported, unless it was changed or has signed in since; saves the former legal text as a new version. Possible once, within 30 days. What was signed in stays signed out. More than a thousand items are undone by a task. 409: It was undone already, is too old, or what it changed was changed since; the address of a deleted user is in use again; or it gave you the admin role. */
export const undoActivity = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<UndoResult> | undefined> =>
  change(http.POST('/activity/{id}/undo', { params: { path: { id } }, ...streamInit(options) }), parseUndoResult, options);
