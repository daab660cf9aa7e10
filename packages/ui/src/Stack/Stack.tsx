import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';
import type { Space } from './Stack.css.ts';

export interface StackProps {
  /** Space between the children. @default 'm' */
  gap?: Space;
  /** Alignment along the line. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** What is arranged below each other. */
  children: ReactNode;
}

/** Children in a column. For a row use `Inline`, for columns `Grid`. Has no semantics: lists need `List`. */
export const Stack = ({ gap = 'm', align = 'stretch', children }: StackProps) => (
  <div className={`${styles.stack} ${styles.align[align]} ${styles.gaps[gap]}`}>{children}</div>
);

export interface InlineProps {
  /** Between children and between lines. @default 's' */
  gap?: Space;
  /** Alignment across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Distribution along the line. @default 'start' */
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Without it children shrink. @default true */
  wrap?: boolean;
  /** What is arranged side by side. */
  children: ReactNode;
}

/** Children in a row, each at its own width. For a column use `Stack`, for equal columns `Grid`. */
export function Inline(props: InlineProps) {
  const { gap = 's', align = 'center', justify = 'start', wrap = true, children } = props;
  const base = wrap ? `${styles.inline} ${styles.wrap}` : styles.inline;
  return (
    <div className={`${base} ${styles.align[align]} ${styles.justify[justify]} ${styles.gaps[gap]}`}>
      {children}
    </div>
  );
}

export interface GridProps {
  /** Equal columns, one on a phone. `cards`: as many as fit at 220 px. `mainAside`: 3 to 2, stacked below 960 px; an only child takes both, two asides share a line. */
  columns: 2 | 3 | 4 | 'cards' | 'mainAside';
  /** Space between the cells. @default 'm' */
  gap?: Space;
  /** The cells. */
  children: ReactNode;
}

/** Columns of content. For data use `Table`, for a row of buttons `Inline`. */
export const Grid = ({ columns, gap = 'm', children }: GridProps) => (
  <div className={`${styles.grid} ${styles.columns[columns]} ${styles.gaps[gap]}`}>{children}</div>
);
