import type { Subscription } from '@planner/api-client';
import { createMatcher } from '../shared/format/foldText.ts';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';

const PER_PAGE = 10;
const DAY_MS = 86_400_000;

/** Subscriptions without an end come last. */
const endOf = ({ expiresDate }: Subscription) =>
  expiresDate === null ? Number.MAX_VALUE : Date.parse(expiresDate);

/** Pages the list of a server that sends all subscriptions; returns any other list unchanged. @param now milliseconds since 1970 */
export const pageLocally = (
  list: SubscriptionList,
  params: SubscriptionListParams,
  now: number,
): SubscriptionList => {
  if (!list.isWhole) return list;
  const isFound = createMatcher(params.query);
  const statuses = params.status.split(',');
  const isEnding = (end: number) =>
    params.endsWithin === undefined || (end >= now && end < now + params.endsWithin * DAY_MS);
  const found = list.rows.filter((row) => {
    const { name, userId, originalTransactionId, status } = row;
    return (
      (params.status === '' || statuses.includes(status)) &&
      isEnding(endOf(row)) &&
      isFound(name, userId, originalTransactionId)
    );
  });
  const direction = params.sort === '-expires' ? -1 : 1;
  const sorted = params.sort ? found.toSorted((a, b) => direction * (endOf(a) - endOf(b))) : found;
  const totalPages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const currentPage = Math.min(params.page, totalPages);
  return {
    ...list,
    isWhole: false,
    params,
    rows: sorted.slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE),
    currentPage,
    totalPages,
    perPage: PER_PAGE,
    total: found.length,
  };
};
