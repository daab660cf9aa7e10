import { Drawing } from '../icons/Drawing.tsx';
import * as styles from './Brand.css.ts';
import { useBrand } from './useBrand.ts';

export interface BrandMarkProps {
  /** `medium` 28 px in bars, `large` 36 px on standalone pages. @default 'medium' */
  size?: 'medium' | 'large';
}

/** The product's logo alone, hidden from assistive technology. Use `Brand` where the name fits. */
export const BrandMark = ({ size = 'medium' }: BrandMarkProps) => (
  <span aria-hidden className={`${styles.mark} ${styles.size[size]}`}>
    <Drawing path={useBrand().logo} size={size === 'large' ? 'medium' : 'small'} />
  </span>
);
