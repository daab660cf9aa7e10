import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';
import { SpinnerMark, type SpinnerMarkProps } from './SpinnerMark.tsx';

export interface SpinnerProps extends SpinnerMarkProps {
  /** What is loading: “Loading users…”. Announced. */
  label: string;
  /** Shows the label beside the spinner. @default false */
  isLabelVisible?: boolean;
}

/** Work of unknown duration. For a known shape use `Skeleton`, for known progress `ProgressBar`. */
export const Spinner = ({ label, size, isLabelVisible = false }: SpinnerProps) => (
  <output className={styles.spinner}>
    <SpinnerMark size={size} />
    {isLabelVisible ? (
      <span className={styles.label}>{label}</span>
    ) : (
      <VisuallyHidden>{label}</VisuallyHidden>
    )}
  </output>
);
