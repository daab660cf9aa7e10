import { streamInit, withoutEmpty, type ApiClient } from '../createApiClient.ts';
import { parseSubscriptionList } from '../generated/operations/subscriptions.ts';
import type { ListSubscriptionsQuery } from '../generated/types.ts';
import { isRecord } from '../parse.ts';
import type { CallOptions } from '../types.ts';

/** Accepts the list in `data` or in `data.data`. The list of a server without pages becomes a single page. */
const parseSubscriptionPage = (value: unknown) => {
  const inner = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  const { data, pagination, statuses } = parseSubscriptionList(inner);
  const occurring = [...new Set(data.map(({ status }) => status))].toSorted();
  return {
    subscriptions: data,
    /** True if the server has no pages: it ignores the query and sends all subscriptions. */
    isWhole: pagination === undefined,
    pagination: pagination ?? {
      currentPage: 1,
      totalPages: 1,
      totalItems: data.length,
      itemsPerPage: Math.max(1, data.length),
    },
    /** All statuses of the store, also those that the query excludes. */
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
) => {
  const params = { query: withoutEmpty(query) };
  return receive(
    http.GET('/subscriptions', { params, ...streamInit(options) }),
    parseSubscriptionPage,
    options,
  );
};
