import * as styles from './Skeleton.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** `text` one line, `circle` an avatar, `block` an image or chart, `field` and `button` what a form has. @default 'text' */
  shape?: 'text' | 'circle' | 'block' | 'field' | 'button' | undefined;
  /** Length of the line, block, field or button. @default 'full' for a block or field, else 'medium' */
  width?: 'short' | 'medium' | 'long' | 'full' | undefined;
}

/** Silent placeholder for content of a known shape: set `aria-busy` and a status on the part. Otherwise use `Spinner`. */
export function Skeleton({
  shape = 'text',
  width = shape === 'block' || shape === 'field' ? 'full' : 'medium',
  ...rest
}: SkeletonProps) {
  const extent = shape === 'circle' ? '' : ` ${styles.width[width]}`;
  return (
    <span
      aria-hidden
      data-loading
      {...rootProps(rest, `${styles.skeleton} ${styles.shape[shape]}${extent}`)}
    />
  );
}
