import { useProgressBar } from 'react-aria/useProgressBar';
import * as styles from './ProgressBar.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** What is in progress: “Uploading icon”. */
  label: string;
  /** 0 to 100; omit it if unknown. */
  value?: number | undefined;
  /** Shows label and value. */
  isLabelVisible?: boolean | undefined;
}

/* The hook instead of the component: the latter's module would pull number formatting into every screen with a Button. */

/** Progress of a task. For unknown progress of a part of the page use `Spinner`. Not for amounts. */
export const ProgressBar = ({ label, value, isLabelVisible = false, ...rest }: ProgressBarProps) => {
  const { progressBarProps, labelProps } = useProgressBar({
    ...(value === undefined ? { isIndeterminate: true } : { value }),
    ...(isLabelVisible ? { label } : { 'aria-label': label }),
  });
  return (
    <div {...progressBarProps} {...rootProps(rest, styles.root)}>
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
