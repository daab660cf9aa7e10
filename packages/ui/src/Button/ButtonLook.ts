import type { IconName } from '../icons/Icon.tsx';

/** What Button and LinkButton look like. */
export interface ButtonLook {
  /** `primary`: the one main action of a screen; `secondary`: beside it; `quiet`: in bars and rows; `danger`: destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `large` 40 px in forms, `medium` 36 px in bars, `small` 32 px in cards and rows. */
  size?: 'large' | 'medium' | 'small';
  /** Before the words. */
  icon?: IconName;
  /** As wide as its container. */
  isFullWidth?: boolean;
}
