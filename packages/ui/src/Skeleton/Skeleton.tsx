import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text` one line, `circle` an avatar, `block` an image or chart. @default 'text' */
  shape?: 'text' | 'circle' | 'block';
  /** Length of the line or block. @default 'medium' for text, 'full' for a block */
  width?: 'short' | 'medium' | 'long' | 'full';
}

/** Silent placeholder for content of a known shape: set `aria-busy` and a status on the part. Otherwise use `Spinner`. */
export function Skeleton({ shape = 'text', width = shape === 'block' ? 'full' : 'medium' }: SkeletonProps) {
  const extent = shape === 'circle' ? '' : ` ${styles.width[width]}`;
  return <span aria-hidden className={`${styles.skeleton} ${styles.shape[shape]}${extent}`} />;
}
