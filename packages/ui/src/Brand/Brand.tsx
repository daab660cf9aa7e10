import * as styles from './Brand.css.ts';
import { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
import { useBrand } from './useBrand.ts';

export interface BrandProps {
  /** Size of the logo. @default 'medium' */
  size?: BrandMarkProps['size'];
}

/** The product's logo and name, from `BrandProvider`. For the logo alone use `BrandMark`. */
export const Brand = ({ size }: BrandProps) => (
  <span className={styles.brand}>
    <BrandMark size={size} />
    <span className={styles.name}>{useBrand().name}</span>
  </span>
);
