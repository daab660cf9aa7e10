import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

export interface ListProps {
  /** What is listed, where no heading says so: “Recent users”. */
  label?: string;
  /** Lines between the entries; `false` leaves the distance alone. @default true */
  isDivided?: boolean;
  /** `ListItem`s. */
  children: ReactNode;
}

/**
 * A few things of one kind below one another; screen readers say how many there are.
 *
 * Not for facts that people compare line by line (Table), nor for names and values of one thing (DescriptionList), nor for
 * things that only stand below one another (Stack).
 */
export const List = ({ label, isDivided = true, children }: ListProps) => (
  // Safari takes a list without bullets for no list, unless it is told.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" aria-label={label} className={isDivided ? styles.divided : styles.plain}>
    {children}
  </ul>
);
