import { Icon } from '../icons/Icon.tsx';
import * as styles from './Avatar.css.ts';
import { hueIndex } from './hueIndex.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whole name of the person; a blank one shows a figure. */
  name: string;
  /** `small` 28 px, `medium` 36 px in rows, `large` 60 px at the head of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A person at a glance: initials on a colour of their own. It is decoration: always write the name beside it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const hue = styles.hues[hueIndex(name, styles.hues.length)];
  return (
    <span aria-hidden className={`${styles.avatar} ${styles.size[size]} ${hue}`}>
      {initials(name) || <Icon name="user" size="small" />}
    </span>
  );
}
