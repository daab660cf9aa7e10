import type { ReactNode, SubmitEvent } from 'react';
import { actions, form, grid } from './Form.css.ts';

export interface FormProps {
  /** Called instead of native submission. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /** Fields, and `FormActions` at the end. */
  children: ReactNode;
  /** Makes the form a landmark; needed if a screen has several. */
  'aria-label'?: string;
  /** For a submit button outside. */
  id?: string;
}

/** Stacked fields, without native validation: fields show the form library's errors. Not for a search box alone. */
export const Form = ({ onSubmit, children, 'aria-label': ariaLabel, id }: FormProps) => (
  <form
    noValidate
    id={id}
    aria-label={ariaLabel}
    className={form}
    onSubmit={(event) => {
      event.preventDefault();
      // React events bubble through portals: a form in a dialog must not submit the form that opened it.
      event.stopPropagation();
      void onSubmit(event);
    }}
  >
    {children}
  </form>
);

export interface FormActionsProps {
  /** Buttons, primary first. */
  children: ReactNode;
}

/** Buttons at the end of a form: in a row, full width on a phone. */
export const FormActions = ({ children }: FormActionsProps) => <div className={actions}>{children}</div>;

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
