import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. Not for controls, which must be visible when focused. Prefer visible text. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className={visuallyHidden}>{children}</span>
);
