// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, object, string } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseTask, parseTaskFailure } from './records.ts';
import type { Task, TaskList, TaskFailures, UserSelection, RoleChange, ListTaskFailuresQuery } from '../types.ts';

export const parseTaskList = object<TaskList>({ tasks: array(parseTask) });

export const parseTaskFailures = object<TaskFailures>({ items: array(parseTaskFailure), nextCursor: nullable(string) });

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
