import type { SubscriptionStatusCount } from '@planner/api-client';
import type { BadgeProps } from '@planner/ui';

interface Known {
  word: string;
  tone: BadgeProps['tone'];
  statuses: readonly string[];
}

/** What statuses mean; the app store may add others. */
const KNOWN: readonly Known[] = [
  { word: 'Active', tone: 'positive', statuses: ['ACTIVE'] },
  { word: 'Expired', tone: 'warning', statuses: ['EXPIRED'] },
  // The payment failed; during a grace period the store tries again.
  { word: 'Billing problem', tone: 'danger', statuses: ['ERROR', 'GRACE_PERIOD'] },
];

/** Filters subscriptions by the statuses of a billing problem. */
export const BILLING_PROBLEM = 'ERROR,GRACE_PERIOD';

const knownOf = (status: string) => KNOWN.find(({ statuses }) => statuses.includes(status));

/** Color of a status's badge; `neutral` (gray) if unknown. */
export const toneOf = (status: string): BadgeProps['tone'] => knownOf(status)?.tone ?? 'neutral';

/** A status where it stands alone: “Billing problem”, “Paused”. */
export const statusWord = (status: string): string => {
  const words = status.replaceAll('_', ' ');
  return knownOf(status)?.word ?? words.charAt(0) + words.slice(1).toLowerCase();
};

/** Subscriptions whose status has the same word. */
export interface StatusGroup {
  word: string;
  tone: BadgeProps['tone'];
  /** Value of the filter. */
  filter: string;
  subscriptions: number;
}

/** The known groups, then others that occur. */
export const groupStatuses = (counts: readonly SubscriptionStatusCount[]): StatusGroup[] => {
  const countOf = (statuses: readonly string[]) =>
    counts
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { subscriptions }) => sum + subscriptions, 0);
  return [
    ...KNOWN.map(({ word, tone, statuses }) => ({
      word,
      tone,
      filter: statuses.join(','),
      subscriptions: countOf(statuses),
    })),
    ...counts
      .filter(({ status }) => !knownOf(status))
      .map(({ status, subscriptions }) => ({
        word: statusWord(status),
        tone: toneOf(status),
        filter: status,
        subscriptions,
      })),
  ];
};
