// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { receiveCsv } from '../../operations/receiveCsv.ts';
import type { ExportOptions } from '../../operations/receiveCsv.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseRole } from './shared.ts';
import type { Task, TaskList, TaskFailure, TaskFailures, EncodingChoice, ImportDates, ImportColumn, ImportField, Import, ImportValue, ImportRow, ImportCheck, UserSelection, RoleChange, ImportChoice, ListTaskFailuresQuery } from '../types.ts';

export const parseTask = object<Task>({ id: id, kind: string, state: string, total: number, done: number, failed: number, newRole: optional(parseRole), reason: nullable(string), activityId: id, createdAt: timestamp, endedAt: nullable(timestamp) });

export const parseTaskList = object<TaskList>({ tasks: array(parseTask) });

export const parseTaskFailure = object<TaskFailure>({ item: string, reason: string });

export const parseTaskFailures = object<TaskFailures>({ items: array(parseTaskFailure), nextCursor: nullable(string) });

export const parseFileEncoding = oneOf('utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'windows-1250', 'windows-1254', 'windows-1257', 'windows-1251', 'koi8-u', 'x-mac-cyrillic', 'ibm866', 'windows-1253', 'windows-1255', 'windows-1256', 'windows-874', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'gb18030', 'big5', 'euc-kr');

export const parseEncodingChoice = object<EncodingChoice>({ name: parseFileEncoding, samples: array(string) });

export const parseDateOrder = oneOf('day', 'month');

export const parseImportDates = object<ImportDates>({ example: string, dayFirst: number, monthFirst: number, order: nullable(parseDateOrder) });

export const parseImportColumn = object<ImportColumn>({ header: string, samples: array(string), field: string, dates: optional(parseImportDates) });

export const parseImportField = object<ImportField>({ field: string, isRequired: boolean, partOf: optional(string) });

export const parseImport = object<Import>({ id: id, rows: number, headingRow: number, encoding: parseFileEncoding, isEncodingKnown: boolean, encodings: array(parseEncodingChoice), separator: string, columns: array(parseImportColumn), fields: array(parseImportField) });

export const parseImportValue = object<ImportValue>({ field: string, value: string });

export const parseImportRow = object<ImportRow>({ row: number, values: array(parseImportValue) });

export const parseImportCheck = object<ImportCheck>({ valid: number, updates: number, failing: number, duplicates: number, administrators: number, preview: array(parseImportRow), problems: array(parseTaskFailure) });

/** Delete many users. Starts a task that deletes the users who match now. Your own account stays. 409: Another number of users matches by now. */
export const deleteUsers = ({ http, change }: ApiClient, body: UserSelection, options: CallOptions = {}): Promise<Changed<Task> | undefined> =>
  change(http.POST('/users/delete', { body, ...streamInit(options) }), parseTask, options);

/** Change the role of many users. Starts a task that gives a role to the users who match now. A changed role ends the user's sessions. Your own account keeps its role, and administrators keep their `access`. 409: Another number of users matches by now. */
export const changeRoles = ({ http, change }: ApiClient, body: RoleChange, options: CallOptions = {}): Promise<Changed<Task> | undefined> =>
  change(http.POST('/users/role', { body, ...streamInit(options) }), parseTask, options);

/** List your tasks. The tasks that you started in the last 30 days, newest first, at most 20. */
export const listTasks = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<TaskList> =>
  receive(http.GET('/tasks', streamInit(options)), parseTaskList, options);

/** Get one task. Returns one task, with its progress. */
export const getTask = ({ http, receive }: ApiClient, id: string, options: CallOptions = {}): Promise<Task> =>
  receive(http.GET('/tasks/{id}', { params: { path: { id } }, ...streamInit(options) }), parseTask, options);

/** Cancel a task. Keeps what is done and skips the rest. A task that is not running stays as it is. */
export const cancelTask = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Task> | undefined> =>
  change(http.POST('/tasks/{id}/cancel', { params: { path: { id } }, ...streamInit(options) }), parseTask, options);

/** Retry failed items. Tries the failed items of a task again, as a task of the account that retries it. A running task, or one without failed items, stays as it is. */
export const retryTask = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Task> | undefined> =>
  change(http.POST('/tasks/{id}/retry', { params: { path: { id } }, ...streamInit(options) }), parseTask, options);

/** List failed items. The items that failed, with the reasons, up to 100 per page. */
export const listTaskFailures = ({ http, receive }: ApiClient, id: string, query: ListTaskFailuresQuery = {}, options: CallOptions = {}): Promise<TaskFailures> =>
  receive(http.GET('/tasks/{id}/failures', { params: { path: { id }, query: withoutEmpty(query) }, ...streamInit(options) }), parseTaskFailures, options);

/** Export failed items. The items that failed and the reasons, as a streamed CSV file (RFC 4180, UTF-8 with a byte order mark). Of an import, the rows as they were uploaded, so that they can be corrected and imported. */
export const exportTaskFailures = (client: ApiClient, id: string, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/tasks/{id}/failures/export', { params: { path: { id } }, ...streamInit(options) }), options);

/** Check an import. Tells what `startImport` would do with the same body. */
export const checkImport = ({ http, receive }: ApiClient, id: string, body: ImportChoice, options: CallOptions = {}): Promise<ImportCheck> =>
  receive(http.POST('/imports/{id}/check', { params: { path: { id } }, body, ...streamInit(options) }), parseImportCheck, options);

/** Start an import. Starts a task that adds each row, or updates the user with its e-mail address. Rows that are invalid or exist already fail. Users get no password: they set one with a reset link. An import that runs already stays as it is. */
export const startImport = ({ http, change }: ApiClient, id: string, body: ImportChoice, options: CallOptions = {}): Promise<Changed<Task> | undefined> =>
  change(http.POST('/imports/{id}/start', { params: { path: { id } }, body, ...streamInit(options) }), parseTask, options);
