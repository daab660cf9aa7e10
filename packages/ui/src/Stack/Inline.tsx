import type { ReactNode } from 'react';
import * as flow from './flow.css.ts';
import { gaps, type Space } from './gaps.css.ts';

export interface InlineProps {
  /** Distance between neighbours, and between lines. @default 's' */
  gap?: Space;
  /** Where lower children stand. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Where the space that is left over goes. @default 'start' */
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Goes on in a new line where the width ends; without it, children shrink. @default true */
  wrap?: boolean;
  children: ReactNode;
}

/** Things side by side, each as wide as it is. Below one another: `Stack`; in equal columns: `Grid`. */
export function Inline(props: InlineProps) {
  const { gap = 's', align = 'center', justify = 'start', wrap = true, children } = props;
  const base = wrap ? `${flow.inline} ${flow.wrap}` : flow.inline;
  return (
    <div className={`${base} ${flow.align[align]} ${flow.justify[justify]} ${gaps[gap]}`}>{children}</div>
  );
}
