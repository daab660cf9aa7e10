import type { ReactNode } from 'react';
import * as flow from './flow.css.ts';
import { gaps, type Space } from './gaps.css.ts';

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
  <div className={`${flow.stack} ${flow.align[align]} ${gaps[gap]}`}>{children}</div>
);
