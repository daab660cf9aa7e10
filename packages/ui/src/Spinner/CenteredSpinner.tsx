import { Spinner } from './Spinner.tsx';
import * as styles from './Spinner.css.ts';

export interface CenteredSpinnerProps {
  /** What is loading, as visible text. */
  label: string;
}

/** Replaces a screen or card while it loads. */
export const CenteredSpinner = ({ label }: CenteredSpinnerProps) => (
  <div className={styles.centered} data-loading>
    <Spinner label={label} isLabelVisible />
  </div>
);
