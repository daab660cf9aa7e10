import { Spinner } from './Spinner.tsx';
import * as styles from './Spinner.css.ts';

export interface CenteredSpinnerProps {
  /** What is going on, in words that everybody sees. */
  label: string;
}

/** In place of a screen or a card that is on its way. */
export const CenteredSpinner = ({ label }: CenteredSpinnerProps) => (
  <div className={styles.centered} data-loading>
    <Spinner label={label} isLabelVisible />
  </div>
);
