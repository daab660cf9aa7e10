import * as styles from './Brand.css.ts';
import { BrandMark, type BrandMarkProps } from './BrandMark.tsx';

export interface BrandProps {
  /** @default 'medium' */
  size?: BrandMarkProps['size'];
  /** @default 'Planner Admin' */
  name?: string;
}

/** The product's mark and name. Once a screen; for the mark alone use `BrandMark`, for the heading of a page `Heading`. */
export const Brand = ({ size, name = 'Planner Admin' }: BrandProps) => (
  <span className={styles.brand}>
    <BrandMark size={size} />
    <span>{name}</span>
  </span>
);
