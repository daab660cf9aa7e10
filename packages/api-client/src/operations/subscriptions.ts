import { readSubscriptionPage } from '../readers.ts';
import { textOf, type Transport } from '../transport.ts';
import type { CallOptions, SubscriptionPage } from '../types.ts';

/** Which subscriptions to list. */
export interface SubscriptionListQuery {
  /** From 1, which is the default. A page beyond the last answers the last. */
  page?: number | undefined;
  /** Looked for literally in names, e-mail addresses, user ids and transaction ids, without regard to case. Empty means all. */
  query?: string | undefined;
  /** Only subscriptions with this status. Empty means all. */
  status?: string | undefined;
  /** By when they end, what never ends last or, with `-`, first; left out, the newest come first. */
  sort?: 'expires' | '-expires' | undefined;
}

/** What users have subscribed to. */
export const subscriptionOperations = ({ http, receive }: Transport) => ({
  /** One page of subscriptions. */
  listSubscriptions: (
    { page = 1, query, status, sort }: SubscriptionListQuery = {},
    options: CallOptions = {},
  ): Promise<SubscriptionPage> => {
    const params = { query: { page, query: query || undefined, status: status || undefined, sort } };
    return receive(http.GET('/subscriptions', { params, ...textOf(options) }), readSubscriptionPage, options);
  },
});
