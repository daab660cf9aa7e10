import type { SubscriptionStatusCount } from '@planner/api-client';
import type { BadgeProps } from '@planner/ui';

/** The app store may add other statuses. */
const TONES: ReadonlyMap<string, BadgeProps['tone']> = new Map([
  ['ACTIVE', 'positive'],
  ['EXPIRED', 'warning'],
  ['ERROR', 'danger'],
] as const);

/** Filters subscriptions whose payment failed. During a grace period the store tries again. */
export const BILLING_PROBLEMS = 'ERROR,GRACE_PERIOD';

/** Color of a status's badge; `neutral` (gray) for others. */
export const toneOf = (status: string): BadgeProps['tone'] => TONES.get(status) ?? 'neutral';

/** A status where it stands alone, or a filter: “Grace period”, “Billing problems”. */
export const statusWord = (status: string): string => {
  if (status === BILLING_PROBLEMS) return 'Billing problems';
  const words = status.replaceAll('_', ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
};

/** The known statuses, then others that occur. */
export const withKnownStatuses = (counts: readonly SubscriptionStatusCount[]): SubscriptionStatusCount[] => [
  ...[...TONES.keys()].map(
    (known) => counts.find(({ status }) => status === known) ?? { status: known, subscriptions: 0 },
  ),
  ...counts.filter(({ status }) => !TONES.has(status)),
];
