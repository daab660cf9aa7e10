import type { ReactNode } from 'react';
import { named } from '../development.ts';
import * as styles from './ActionBar.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface ActionBarProps extends RootProps {
  /** Name of the region: “Selected users”. */
  label: string;
  /** What the actions apply to, such as “3 selected”. Changes are announced. */
  children: ReactNode;
  /** A quiet `IconButton` that clears the selection, before what is selected. */
  dismiss?: ReactNode | undefined;
  /** A small quiet `Button` that selects more, below what is selected. */
  extend?: ReactNode | undefined;
  /** A few small `Button`s in a fragment; in an `Overflow` if a phone has no room for them. */
  actions: ReactNode;
  /** A small `Button` with an icon, set apart so that it isn't pressed by mistake. It should ask before it deletes. */
  destructiveAction?: ReactNode | undefined;
}

/** Actions on the selected rows, docked below the list. For the whole screen use `actions` of `PageHeader`. */
export const ActionBar = ({
  label,
  children,
  dismiss,
  extend,
  actions,
  destructiveAction,
  ...rest
}: ActionBarProps) => (
  <section aria-label={named('ActionBar', label)} {...rootProps(rest, styles.bar)}>
    {dismiss}
    <div className={styles.words}>
      <output className={styles.selected}>{children}</output>
      {extend}
    </div>
    <div className={styles.actions}>
      {actions}
      {destructiveAction && <div className={styles.destructiveAction}>{destructiveAction}</div>}
    </div>
  </section>
);
