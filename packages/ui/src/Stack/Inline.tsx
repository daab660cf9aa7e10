import type { ReactNode } from 'react';
import * as flow from './flow.css.ts';
import { gaps, type Space } from './gaps.css.ts';

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
  const base = wrap ? `${flow.inline} ${flow.wrap}` : flow.inline;
  return (
    <div className={`${base} ${flow.align[align]} ${flow.justify[justify]} ${gaps[gap]}`}>{children}</div>
  );
}
