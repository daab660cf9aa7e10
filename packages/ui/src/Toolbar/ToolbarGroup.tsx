import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { group } from './Toolbar.css.ts';

export interface ToolbarGroupProps {
  /** What the controls have in common: “Lists”. */
  label: string;
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together, set off from the next by a line. */
export const ToolbarGroup = ({ label, children }: ToolbarGroupProps) => (
  <Group aria-label={label} className={group}>
    {children}
  </Group>
);
