import type { BadgeProps } from '@planner/ui';

/** Statuses in the contract; the app store may add others. */
export const STATUS_TONES: ReadonlyMap<string, BadgeProps['tone']> = new Map([
  ['ACTIVE', 'positive'],
  ['EXPIRED', 'warning'],
  ['ERROR', 'danger'],
] as const);

/** `neutral` (gray) if unknown. */
export const toneOf = (status: string): BadgeProps['tone'] => STATUS_TONES.get(status) ?? 'neutral';
