import type { ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** Name of the region: “Selected users”. */
  label: string;
  /** What the actions apply to, such as “3 selected”. Changes are announced. */
  children: ReactNode;
  /** A few small `Button`s in a fragment. */
  actions: ReactNode;
}

/** Actions on the selected rows, floating over the list's end. For the whole screen use `actions` of `PageHeader`. */
export const ActionBar = ({ label, children, actions }: ActionBarProps) => (
  <section aria-label={label} className={styles.bar}>
    <output className={styles.words}>{children}</output>
    <div className={styles.actions}>{actions}</div>
  </section>
);
