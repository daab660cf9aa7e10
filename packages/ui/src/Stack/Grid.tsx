import type { ReactNode } from 'react';
import { gaps, type Space } from './gaps.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** Equal columns, one on a phone. `cards`: as many as fit at 220 px. `mainAside`: 3 to 2, stacked below 960 px; an only child takes both. */
  columns: 2 | 3 | 4 | 'cards' | 'mainAside';
  /** Space between the cells. @default 'm' */
  gap?: Space;
  /** The cells. */
  children: ReactNode;
}

/** Columns of content. For data use `Table`, for a row of buttons `Inline`. */
export const Grid = ({ columns, gap = 'm', children }: GridProps) => (
  <div className={`${styles.grid} ${styles.columns[columns]} ${gaps[gap]}`}>{children}</div>
);
