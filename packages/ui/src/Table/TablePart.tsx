import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import * as styles from './TableRow.css.ts';

export interface TablePartProps extends RootProps<HTMLSpanElement> {
  /** Where it shows: in the table, or in the list that a table becomes on a phone. */
  of: 'table' | 'list';
  /** Words. A control would be there twice. */
  children: ReactNode;
}

/** Part of a cell of `Table` that has another place on a phone, in another cell. To move a whole cell use `phone` of its column. */
export const TablePart = ({ of, children, ...rest }: TablePartProps) => (
  <span {...rootProps(rest, styles.part[of])}>{children}</span>
);
