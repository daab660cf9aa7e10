import { useProgressBar } from 'react-aria/useProgressBar';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is going on: “Uploading icon”. */
  label: string;
  /** From 0 to 100; without it nobody knows how far. */
  value?: number;
  /** Shows the label and, where there is one, the value. */
  isLabelVisible?: boolean;
}

/*
 * By the hook, not by the component of react-aria-components: that one lies in a module that every Button needs, and would
 * bring the formatting of numbers to the first screen.
 */

/** How far something is. Where nobody knows how far, for a part of the page, use `Spinner`; an amount in stock is no progress. */
export const ProgressBar = ({ label, value, isLabelVisible = false }: ProgressBarProps) => {
  const { progressBarProps, labelProps } = useProgressBar({
    ...(value === undefined ? { isIndeterminate: true } : { value }),
    ...(isLabelVisible ? { label } : { 'aria-label': label }),
  });
  return (
    <div {...progressBarProps} className={styles.root}>
      {isLabelVisible && (
        <div className={styles.words}>
          <span {...labelProps}>{label}</span>
          <span className={styles.amount}>{progressBarProps['aria-valuetext']}</span>
        </div>
      )}
      <div className={styles.track}>
        <div
          className={value === undefined ? `${styles.bar} ${styles.indeterminate}` : styles.bar}
          style={value === undefined ? undefined : { inlineSize: `${Math.min(Math.max(value, 0), 100)}%` }}
        />
      </div>
    </div>
  );
};
