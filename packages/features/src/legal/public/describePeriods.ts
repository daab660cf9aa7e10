import type { PublishedPolicy } from '@planner/api-client';
import { momentText } from '../../shared/format/momentText.ts';

/** When a version was in force. */
export const describePeriods = (
  periods: NonNullable<PublishedPolicy['periods']>,
  timeZone: string | undefined,
): string =>
  `In force ${periods
    .map(
      ({ from, until }) =>
        `from ${momentText(from, timeZone)}${until === null ? '' : ` until ${momentText(until, timeZone)}`}`,
    )
    .join(', and again ')}`;
