import type { SubscriptionStatusCount } from '@planner/api-client';
import type { SelectOption } from '@planner/ui';
import { formatNumber } from '../shared/format.ts';
import { STATUS_TONES } from '../shared/subscriptionStatus.ts';

const ALL: SelectOption = { value: '', label: 'All statuses' };

/** What the list can be kept to: every known status, then those that occur besides, each with its number once that is known. */
export const statusOptions = (counts: readonly SubscriptionStatusCount[] = []): SelectOption[] => {
  const numbers = new Map(counts.map(({ status, subscriptions }) => [status, subscriptions]));
  const statuses = new Set([...Object.keys(STATUS_TONES), ...numbers.keys()]);
  return [
    ALL,
    ...Array.from(statuses, (status) => {
      const number = numbers.get(status);
      return { value: status, label: number === undefined ? status : `${status} (${formatNumber(number)})` };
    }),
  ];
};
