import type { IconName } from '../icons/Icon.tsx';

export interface ButtonLook {
  /** `primary`: the main action of a screen; `secondary`: others; `quiet`: in bars and rows; `danger`: destructive. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `large` 40 px in forms, `medium` 36 px in bars, `small` 32 px in cards and rows. @default 'medium' */
  size?: 'large' | 'medium' | 'small';
  /** Before the label. */
  icon?: IconName;
  /** As wide as its container. */
  isFullWidth?: boolean;
}
