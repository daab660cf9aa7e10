import type { ReactNode } from 'react';
import * as flow from './flow.css.ts';
import { gaps, type Space } from './gaps.css.ts';

export interface StackProps {
  /** Distance between neighbours. @default 'm' */
  gap?: Space;
  /** Where narrower children stand. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  children: ReactNode;
}

/** Things below one another. Side by side: `Inline`; in columns: `Grid`. It says nothing about meaning: a list stays a list. */
export const Stack = ({ gap = 'm', align = 'stretch', children }: StackProps) => (
  <div className={`${flow.stack} ${flow.align[align]} ${gaps[gap]}`}>{children}</div>
);
