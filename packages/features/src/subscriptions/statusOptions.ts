import type { SubscriptionStatusCount } from '@planner/api-client';
import { formatNumber, type SelectOption } from '@planner/ui';
import { STATUS_TONES } from '../shared/format/subscriptionStatus.ts';

const ALL: SelectOption = { value: '', label: 'All statuses' };

/** Known statuses, then others that occur, each with its count once loaded. */
export const statusOptions = (counts: readonly SubscriptionStatusCount[] = []): SelectOption[] => {
  const counted = new Map(counts.map(({ status, subscriptions }) => [status, subscriptions]));
  const statuses = new Set([...Object.keys(STATUS_TONES), ...counted.keys()]);
  return [
    ALL,
    ...Array.from(statuses, (status) => {
      const count = counted.get(status);
      return { value: status, label: count === undefined ? status : `${status} (${formatNumber(count)})` };
    }),
  ];
};
