import type { BadgeProps } from '@planner/ui';

/** States that the contract names; the store may add others. */
export type KnownStatus = 'ACTIVE' | 'EXPIRED' | 'ERROR';

/** Colours of the known states (specification §2). */
export const STATUS_TONES: Record<KnownStatus, BadgeProps['tone']> = {
  ACTIVE: 'positive',
  EXPIRED: 'warning',
  ERROR: 'danger',
};

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(STATUS_TONES, status);

/** The colour of a state; grey for one that nobody here knows. */
export const toneOf = (status: string): BadgeProps['tone'] =>
  isKnown(status) ? STATUS_TONES[status] : 'neutral';
