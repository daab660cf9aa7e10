import type { ReactNode } from 'react';
import { gaps, type Space } from './gaps.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /**
   * A number of equal columns, one on a phone. `cards`: as many as fit at 220 px and more, two on a phone. `mainAside`: what
   * the screen is about and what goes with it, 3 to 2, below one another under 960 px.
   */
  columns: 2 | 3 | 4 | 'cards' | 'mainAside';
  /** Distance between neighbours. @default 'm' */
  gap?: Space;
  children: ReactNode;
}

/** Things in columns. Not for tables of data: use `Table`. Not for a row of buttons: use `Inline`. */
export const Grid = ({ columns, gap = 'm', children }: GridProps) => (
  <div className={`${styles.grid} ${styles.columns[columns]} ${gaps[gap]}`}>{children}</div>
);
