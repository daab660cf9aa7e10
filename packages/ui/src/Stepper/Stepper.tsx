import { useLocale } from 'react-aria-components';
import { named } from '../development.ts';
import { formatNumber } from '../format/format.ts';
import { Icon } from '../icons/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './Stepper.css.ts';

/** A step of `Stepper`. */
export interface Step {
  /** What is done in it, in a few words. */
  label: string;
  /** Leads back to it once it is done. */
  href?: string | undefined;
}

export interface StepperProps extends RootProps<HTMLOListElement> {
  /** Name of the task, for assistive technology. */
  label: string;
  /** Two to six. */
  steps: ReadonlyArray<Step>;
  /** Index of the step that is shown; `steps.length` once all are done. */
  current: number;
}

const Done = () => {
  const words = useAppWords('stepper');
  return (
    <span className={styles.mark.done}>
      <Icon name="check" size="small" />
      <VisuallyHidden>{words.done}</VisuallyHidden>
    </span>
  );
};

/** Where the user is in a task of several screens. For views in any order use `Tabs`, for the progress of the machine `ProgressBar`. */
export function Stepper({ label, steps, current, ...rest }: StepperProps) {
  const { locale } = useLocale();
  return (
    <ol aria-label={named('Stepper', label)} {...rootProps(rest, styles.list)}>
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === current ? 'step' : undefined} className={styles.step}>
          {index < current ? (
            <Done />
          ) : (
            <span className={index === current ? styles.mark.current : styles.mark.next}>
              {formatNumber(index + 1, locale)}
            </span>
          )}
          {step.href !== undefined && index < current ? (
            <Link href={step.href} variant="quiet">
              {step.label}
            </Link>
          ) : (
            <span className={styles.name}>{step.label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
