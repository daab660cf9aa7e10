import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

export interface ListProps {
  /** Name, if there is no heading: “Recent users”. */
  label?: string;
  /** `ListItem`s. */
  children: ReactNode;
}

/** Items of one kind. Not for comparing facts (Table), facts about one thing (DescriptionList), or layout (Stack). */
export const List = ({ label, children }: ListProps) => (
  // Safari drops the list role from lists without bullets.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" aria-label={label} className={styles.list}>
    {children}
  </ul>
);
