import * as styles from './Icon.css.ts';

export interface DrawingProps {
  /** Path data on a grid of 24 by 24, drawn as a line. */
  path: string;
  /** As of an icon. */
  size: keyof typeof styles.sizes;
  /** Mirrored right to left. */
  isDirectional?: boolean;
}

/** The picture of an icon or a logo, hidden from assistive technology. */
export const Drawing = ({ path, size, isDirectional = false }: DrawingProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={isDirectional ? `${styles.sizes[size]} ${styles.directional}` : styles.sizes[size]}
  >
    <path d={path} />
  </svg>
);
