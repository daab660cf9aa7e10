import type { ReactNode } from 'react';
import { actions } from './Form.css.ts';

export interface FormActionsProps {
  /** Buttons, primary first. */
  children: ReactNode;
}

/** Buttons at the end of a form: in a row, full width on a phone. */
export const FormActions = ({ children }: FormActionsProps) => <div className={actions}>{children}</div>;
