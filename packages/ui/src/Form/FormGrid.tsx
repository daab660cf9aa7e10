import type { ReactNode } from 'react';
import { grid } from './Form.css.ts';

export interface FormGridProps {
  /** One column on a phone. */
  columns: 2;
  /** Form fields only. */
  children: ReactNode;
}

/** Related fields side by side. Labels, controls and messages align across a row. */
export const FormGrid = ({ columns, children }: FormGridProps) => (
  <div className={grid} data-columns={columns}>
    {children}
  </div>
);
