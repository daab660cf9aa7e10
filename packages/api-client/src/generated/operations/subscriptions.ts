// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, object, optional } from '../../parse.ts';
import { streamInit, withoutEmpty } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { receiveCsv } from '../../operations/receiveCsv.ts';
import type { ExportOptions } from '../../operations/receiveCsv.ts';
import { parseSubscriptionStatusCount, parseSubscription, parsePagePosition } from './records.ts';
import type { SubscriptionList, ExportSubscriptionsQuery } from '../types.ts';

export const parseSubscriptionList = object<SubscriptionList>({ data: array(parseSubscription), pagination: optional(parsePagePosition), statuses: optional(array(parseSubscriptionStatusCount)) });

/** Export subscriptions. All subscriptions that match, as a streamed CSV file like that of `exportUsers`. */
export const exportSubscriptions = (client: ApiClient, query: ExportSubscriptionsQuery = {}, options: ExportOptions = {}): Promise<Blob> =>
  receiveCsv(client, client.http.GET('/subscriptions/export', { params: { query: withoutEmpty(query) }, ...streamInit(options) }), options);
