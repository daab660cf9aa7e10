import type { ReactNode, Ref } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /** What the controls act on, for assistive technology: “Formatting”. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `ToolbarGroup`s, or controls alone: `IconButton`, `Button`, `Menu`. */
  children: ReactNode;
  /** The toolbar. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Three or more controls that act on one thing. They are one stop of the Tab key, so that long ones are not in the way.
 *
 * Not for the buttons at the end of a form (FormActions), nor for one or two buttons (Inline), nor for fields: arrows belong to
 * the text in them.
 */
export const Toolbar = ({ label, orientation = 'horizontal', children, ref }: ToolbarProps) => (
  <AriaToolbar ref={ref} aria-label={label} orientation={orientation} className={styles.toolbar[orientation]}>
    {children}
  </AriaToolbar>
);
