import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text` one line, `circle` an avatar, `block` a picture or chart. @default 'text' */
  shape?: 'text' | 'circle' | 'block';
  /** Of lines and blocks. @default 'medium' for text, 'full' for a block */
  width?: 'short' | 'medium' | 'long' | 'full';
}

/**
 * Holds the place of something whose shape is known while it loads. Nobody hears it: say what loads with `aria-busy` and a
 * status on the part as a whole. Where the shape is not known use `Spinner`.
 */
export function Skeleton({ shape = 'text', width = shape === 'block' ? 'full' : 'medium' }: SkeletonProps) {
  const extent = shape === 'circle' ? '' : ` ${styles.width[width]}`;
  return <span aria-hidden className={`${styles.skeleton} ${styles.shape[shape]}${extent}`} />;
}
