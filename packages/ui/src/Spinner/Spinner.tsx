import { named } from '../development.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

interface SpinnerMarkProps {
  /** Diameter: 16, 24 or 40 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
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

export interface SpinnerProps extends SpinnerMarkProps, RootProps<HTMLOutputElement> {
  /** What is loading: “Loading users…”. Announced. */
  label: string;
  /** Shows the label beside the spinner. @default false */
  isLabelVisible?: boolean | undefined;
}

/** Work of unknown duration. For a known shape use `Skeleton`, for known progress `ProgressBar`. */
export const Spinner = ({ label, size, isLabelVisible = false, ...rest }: SpinnerProps) => (
  <output {...rootProps(rest, styles.spinner)}>
    <SpinnerMark size={size} />
    {isLabelVisible ? (
      <span className={styles.label}>{label}</span>
    ) : (
      <VisuallyHidden>{named('Spinner', label)}</VisuallyHidden>
    )}
  </output>
);

export interface CenteredSpinnerProps extends RootProps<HTMLDivElement> {
  /** What is loading, as visible text. */
  label: string;
}

/** Replaces a screen or card while it loads. */
export const CenteredSpinner = ({ label, ...rest }: CenteredSpinnerProps) => (
  <div {...rootProps(rest, styles.centered)} data-loading>
    <Spinner label={label} isLabelVisible />
  </div>
);
