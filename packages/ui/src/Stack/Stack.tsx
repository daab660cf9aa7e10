import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';
import type { Space } from './Stack.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface StackProps extends RootProps<HTMLDivElement> {
  /** Space between the children. @default 'm' */
  gap?: Space | undefined;
  /** Alignment along the line. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Takes the height around it, for a child that fills what the others leave. @default false */
  isFilled?: boolean | undefined;
  /** What is arranged below each other. */
  children: ReactNode;
}

/** Children in a column. For a row use `Inline`, for columns `Grid`. Has no semantics: lists need `List`. */
export const Stack = ({ gap = 'm', align = 'stretch', isFilled = false, children, ...rest }: StackProps) => (
  <div
    {...rootProps(
      rest,
      `${styles.stack} ${styles.align[align]} ${styles.gaps[gap]} ${isFilled ? styles.filled : ''}`,
    )}
  >
    {children}
  </div>
);

export interface InlineProps extends RootProps<HTMLDivElement> {
  /** Between children and between lines. @default 's' */
  gap?: Space | undefined;
  /** Alignment across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Distribution along the line. @default 'start' */
  justify?: 'start' | 'between' | 'center' | 'end' | undefined;
  /** Without it children shrink. @default true */
  wrap?: boolean | undefined;
  /** What is arranged side by side. */
  children: ReactNode;
}

/** Children in a row, each at its own width. For a column use `Stack`, for equal columns `Grid`. */
export function Inline(props: InlineProps) {
  const { gap = 's', align = 'center', justify = 'start', wrap = true, children } = props;
  const base = wrap ? `${styles.inline} ${styles.wrap}` : styles.inline;
  return (
    <div
      {...rootProps(props, `${base} ${styles.align[align]} ${styles.justify[justify]} ${styles.gaps[gap]}`)}
    >
      {children}
    </div>
  );
}

export interface GridProps extends RootProps<HTMLDivElement> {
  /** Equal columns, one on a phone. `cards`: as many as fit at 220 px. `mainAside`: 3 to 2, stacked below 960 px; an only child takes both, two asides share a line. `listPane`: a list of 392 px and what is open of it, for windows that `useIsWide`. `textAside`: a text and 264 px about it, which stand below the text where it would have less than 352 px. */
  columns: 2 | 3 | 4 | 'cards' | 'mainAside' | 'listPane' | 'textAside';
  /** Space between the cells. @default 'm' */
  gap?: Space | undefined;
  /** The cells. */
  children: ReactNode;
}

/** Columns of content. For data use `Table`, for a row of buttons `Inline`. */
export const Grid = ({ columns, gap = 'm', children, ...rest }: GridProps) => (
  <div {...rootProps(rest, `${styles.grid} ${styles.columns[columns]} ${styles.gaps[gap]}`)}>{children}</div>
);
