import * as styles from './SpinnerMark.css.ts';

export interface SpinnerMarkProps {
  /** Diameter: 16, 24 or 40 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** The ring without a name, for parts of the kit that show a text. Elsewhere use `Spinner`. */
export const SpinnerMark = ({ size = 'medium' }: SpinnerMarkProps) => (
  <svg
    aria-hidden
    data-motion="essential"
    focusable={false}
    viewBox="0 0 24 24"
    fill="none"
    className={styles.sizes[size]}
  >
    <circle className={styles.track} cx="12" cy="12" r="9.5" />
    <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
  </svg>
);
