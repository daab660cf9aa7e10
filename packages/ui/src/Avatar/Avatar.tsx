import { Icon } from '../icons/Icon.tsx';
import * as styles from './Avatar.css.ts';
import { hueIndex, initials } from './initials.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Full name of the person. A blank one shows an icon. */
  name: string;
  /** `small` 28 px, `medium` 36 px in rows, `large` 60 px in page headers. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's initials on a color derived from the name. Decorative: always show the name beside it. */
export function Avatar({ name, size = 'medium', ...rest }: AvatarProps) {
  const hue = styles.hues[hueIndex(name, styles.hues.length)];
  return (
    <span aria-hidden {...rootProps(rest, `${styles.avatar} ${styles.size[size]} ${hue}`)}>
      {initials(name) || <Icon name="user" size="small" />}
    </span>
  );
}
