import type { PublishedPolicy } from '@planner/api-client';
import { formatDateTime } from '@planner/ui';

/** When a version was in force. */
export const describePeriods = (periods: NonNullable<PublishedPolicy['periods']>): string =>
  `In force ${periods
    .map(
      ({ from, until }) =>
        `from ${formatDateTime(from)}${until === null ? '' : ` until ${formatDateTime(until)}`}`,
    )
    .join(', and again ')}`;
