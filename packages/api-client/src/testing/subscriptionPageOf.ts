import type { Wire } from './wireTypes.ts';

const SUBSCRIPTIONS_PER_PAGE = 10;
const END_OF_TIME = '9999';

interface Query {
  page: number;
  query: string;
  status: string;
  /** In days; 0 for all. */
  endsWithin: number;
  sort: string;
}

const endOf = ({ expiresDate }: Wire['Subscription']) => expiresDate ?? END_OF_TIME;

/** The time of the other fixtures. */
const NOW_MS = Date.parse('2026-11-15T12:00:00.000Z');
const DAY_MS = 86_400_000;

const isEnding = (subscription: Wire['Subscription'], days: number) => {
  const end = Date.parse(endOf(subscription));
  return end >= NOW_MS && end < NOW_MS + days * DAY_MS;
};

export const subscriptionPageOf = (
  subscriptions: Wire['Subscription'][],
  { page, query, status, endsWithin, sort }: Query,
): Wire['SubscriptionList'] => {
  const wanted = query.trim().toLowerCase();
  const found = subscriptions.filter(
    (subscription) =>
      (status === '' || status.split(',').includes(subscription.status)) &&
      (endsWithin === 0 || isEnding(subscription, endsWithin)) &&
      [subscription.name, subscription.userId, subscription.originalTransactionId].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
  const ascending = found.toSorted((a, b) => (endOf(a) < endOf(b) ? -1 : 1));
  const sorted = { expires: ascending, '-expires': ascending.toReversed() }[sort] ?? found;
  const totalPages = Math.max(1, Math.ceil(found.length / SUBSCRIPTIONS_PER_PAGE));
  const currentPage = Math.min(page, totalPages);
  const start = (currentPage - 1) * SUBSCRIPTIONS_PER_PAGE;
  const statuses = [...new Set(subscriptions.map((subscription) => subscription.status))].toSorted();
  return {
    data: sorted.slice(start, start + SUBSCRIPTIONS_PER_PAGE),
    pagination: {
      currentPage,
      totalPages,
      totalItems: found.length,
      itemsPerPage: SUBSCRIPTIONS_PER_PAGE,
    },
    statuses: statuses.map((word) => ({
      status: word,
      subscriptions: subscriptions.filter((subscription) => subscription.status === word).length,
    })),
  };
};
