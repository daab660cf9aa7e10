import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` for block content. @default 'span' */
  as?: 'span' | 'div';
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. Not for controls, which must be visible when focused. Prefer visible text. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden}>{children}</Element>
);
