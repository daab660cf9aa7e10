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

export interface ListItemProps {
  /** Leading content: an `Avatar`, an `Icon`. */
  before?: ReactNode;
  /** Trailing content: a `Badge`, a date, an `IconButton`. Wraps if there is no room. */
  after?: ReactNode;
  /** Content of the item. */
  children: ReactNode;
}

/** One entry of a `List`. */
export const ListItem = ({ before, after, children }: ListItemProps) => (
  <li className={styles.item}>
    {before ? <div className={styles.end}>{before}</div> : null}
    <div className={styles.body}>{children}</div>
    {after ? <div className={styles.end}>{after}</div> : null}
  </li>
);
