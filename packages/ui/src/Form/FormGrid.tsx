import type { ReactNode } from 'react';
import { grid } from './Form.css.ts';

export interface FormGridProps {
  /** Fields next to each other; one column on a phone. */
  columns: 2;
  /** Form fields only. */
  children: ReactNode;
}

/**
 * Fields side by side, for values that belong together. Labels, controls and messages of neighbours share their rows, so
 * that controls stay level when one label wraps or one field has an error.
 */
export const FormGrid = ({ columns, children }: FormGridProps) => (
  <div className={grid} data-columns={columns}>
    {children}
  </div>
);
