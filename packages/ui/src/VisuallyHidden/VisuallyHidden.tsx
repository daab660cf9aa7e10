import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` where the children are more than words. @default 'span' */
  as?: 'span' | 'div';
  children: ReactNode;
}

/** For screen readers only. Not for controls: a focused control has to be seen. Prefer words that everybody can read. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden}>{children}</Element>
);
