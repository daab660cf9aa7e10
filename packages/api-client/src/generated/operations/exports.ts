// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { id, string } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { receiveCsv } from '../../operations/receiveCsv.ts';
import type { ExportOptions } from '../../operations/receiveCsv.ts';
import type { PolicyType } from '../../types.ts';
import type { UserIds, ExportUsersQuery, ExportSelectedUsersQuery, ExportAcceptancesQuery, ExportSubscriptionsQuery, ExportActivityQuery } from '../types.ts';

/** Export users. All users that match, as a streamed CSV file (RFC 4180, UTF-8 with a byte order mark). Cells that a spreadsheet would run as a formula start with an additional apostrophe, as do cells that start with apostrophes before a formula. */
export const exportUsers = (client: ApiClient, query: ExportUsersQuery = {}, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/users/export', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), options);

/** Export some users. These users, in this order, as a CSV file like that of `exportUsers`. Users who don't exist are left out. */
export const exportSelectedUsers = (client: ApiClient, body: UserIds, query: ExportSelectedUsersQuery = {}, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.POST('/users/export', { params: { query: withoutEmpty(query) }, body, ...streamInit(options) }), options);

/** Export who accepted a version of a policy. The users of `listAcceptances`, as a streamed CSV file like that of `exportUsers`. */
export const exportAcceptances = (client: ApiClient, type: PolicyType, version: string, query: ExportAcceptancesQuery = {}, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/policies/{type}/versions/{version}/users/export', { params: { path: { type, version }, query: withoutEmpty(query) }, ...streamInit(options) }), options);

/** Export subscriptions. All subscriptions that match, as a streamed CSV file like that of `exportUsers`. */
export const exportSubscriptions = (client: ApiClient, query: ExportSubscriptionsQuery = {}, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/subscriptions/export', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), options);

/** Export the activity. All entries that match, newest first, as a streamed CSV file (RFC 4180, UTF-8 with a byte order mark). Cells that a spreadsheet would run as a formula start with an apostrophe. */
export const exportActivity = (client: ApiClient, query: ExportActivityQuery = {}, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/activity/export', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), options);

/** Export failed items. The items that failed and the reasons, as a streamed CSV file (RFC 4180, UTF-8 with a byte order mark). Of an import, the rows as they were uploaded, so that they can be corrected and imported. */
export const exportTaskFailures = (client: ApiClient, id: string, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/tasks/{id}/failures/export', { params: { path: { id } }, ...streamInit(options) }), options);
