import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface VisuallyHiddenProps extends RootProps<HTMLSpanElement> {
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. Not for controls, which must be visible when focused. Prefer visible text. */
export const VisuallyHidden = ({ children, ...rest }: VisuallyHiddenProps) => (
  <span {...rootProps(rest, visuallyHidden)}>{children}</span>
);
