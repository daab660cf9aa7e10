import type { BadgeProps } from '@planner/ui';

/** Statuses in the contract; the app store may add others. */
export type KnownStatus = 'ACTIVE' | 'EXPIRED' | 'ERROR';

export const STATUS_TONES: Record<KnownStatus, BadgeProps['tone']> = {
  ACTIVE: 'positive',
  EXPIRED: 'warning',
  ERROR: 'danger',
};

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(STATUS_TONES, status);

/** `neutral` (gray) if unknown. */
export const toneOf = (status: string): BadgeProps['tone'] =>
  isKnown(status) ? STATUS_TONES[status] : 'neutral';
