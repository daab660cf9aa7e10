import { Icon } from '../icons/Icon.tsx';
import * as styles from './Brand.css.ts';

export interface BrandMarkProps {
  /** `medium` 28 px in bars, `large` 36 px on a page of its own. @default 'medium' */
  size?: 'medium' | 'large';
}

/** The product's mark alone, hidden from assistive technology. Where its name has room use `Brand`. */
export const BrandMark = ({ size = 'medium' }: BrandMarkProps) => (
  <span aria-hidden className={`${styles.mark} ${styles.size[size]}`}>
    <Icon name="brand" size={size === 'large' ? 'medium' : 'small'} />
  </span>
);
