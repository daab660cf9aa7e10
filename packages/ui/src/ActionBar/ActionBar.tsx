import type { ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** Name of the region: “Selected users”. */
  label: string;
  /** What the actions are for, such as “3 selected”; said when it changes. */
  children: ReactNode;
  /** A few small `Button`s in a fragment. */
  actions: ReactNode;
}

/**
 * What can be done with the rows that are selected; floats over the end of their list and moves nothing. For what can be done
 * with a whole screen use the `actions` of `PageHeader`.
 */
export const ActionBar = ({ label, children, actions }: ActionBarProps) => (
  <section aria-label={label} className={styles.bar}>
    <output className={styles.words}>{children}</output>
    <div className={styles.actions}>{actions}</div>
  </section>
);
