import type { ReactNode } from 'react';
import { actions } from './Form.css.ts';

export interface FormActionsProps {
  /** Buttons, the primary one first. */
  children: ReactNode;
}

/** The buttons that end a form: in a row, and across the full width on a phone. */
export const FormActions = ({ children }: FormActionsProps) => <div className={actions}>{children}</div>;
