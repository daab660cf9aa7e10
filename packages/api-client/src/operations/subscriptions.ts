import { readInit, withoutEmpty, type ApiClient } from '../createApiClient.ts';
import { parseSubscriptionList } from '../generated/operations/subscriptions.ts';
import type { ListSubscriptionsQuery } from '../generated/types.ts';
import { isRecord, type Parser } from '../parse.ts';
import type { CallOptions, SubscriptionPage } from '../types.ts';

/** Accepts the list in `data` or in `data.data`. The list of a server without pages becomes a single page. */
const parseSubscriptionPage: Parser<SubscriptionPage> = (value) => {
  const inner = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  const { data, pagination, statuses } = parseSubscriptionList(inner);
  const occurring = [...new Set(data.map(({ status }) => status))].toSorted();
  return {
    subscriptions: data,
    isWhole: pagination === undefined,
    pagination: pagination ?? {
      currentPage: 1,
      totalPages: 1,
      totalItems: data.length,
      itemsPerPage: Math.max(1, data.length),
    },
    statuses:
      statuses ??
      occurring.map((status) => ({
        status,
        subscriptions: data.filter((subscription) => subscription.status === status).length,
      })),
  };
};

/** One page of subscriptions; all of them without `page` or from a server without pages. */
export const listSubscriptions = (
  { http, receive }: ApiClient,
  query: ListSubscriptionsQuery = {},
  options: CallOptions = {},
): Promise<SubscriptionPage> => {
  const params = { query: withoutEmpty(query) };
  return receive(
    http.GET('/subscriptions', { params, ...readInit(options) }),
    parseSubscriptionPage,
    options,
  );
};
