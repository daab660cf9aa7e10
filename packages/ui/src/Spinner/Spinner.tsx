import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';
import { SpinnerMark, type SpinnerMarkProps } from './SpinnerMark.tsx';

export interface SpinnerProps extends SpinnerMarkProps {
  /** What is going on: “Loading users…”. Screen readers say it. */
  label: string;
  /** Shows the label beside the ring. */
  isLabelVisible?: boolean;
}

/**
 * Something is on its way and nobody knows how long. Where the shape of what comes is known use `Skeleton`, where the amount
 * is known `ProgressBar`, on a button its `isPending`.
 */
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
