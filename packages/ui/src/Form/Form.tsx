import type { ReactNode, SubmitEvent } from 'react';
import { actions, form, grid } from './Form.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface FormProps extends RootProps<HTMLFormElement> {
  /** Called instead of native submission. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /** Fields, and `FormActions` at the end. */
  children: ReactNode;
  /** Makes the form a landmark; needed if a screen has several. */
  'aria-label'?: string | undefined;
}

/** Stacked fields, without native validation: fields show the form library's errors. Not for a search box alone. */
export const Form = ({ onSubmit, children, ...rest }: FormProps) => (
  <form
    noValidate
    {...rootProps(rest, form)}
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

export interface FormActionsProps extends RootProps<HTMLDivElement> {
  /** Buttons, primary first. */
  children: ReactNode;
}

/** Buttons at the end of a form: in a row, full width on a phone. */
export const FormActions = ({ children, ...rest }: FormActionsProps) => (
  <div {...rootProps(rest, actions)}>{children}</div>
);

export interface FormGridProps extends RootProps<HTMLDivElement> {
  /** One column on a phone. */
  columns: 2;
  /** Form fields only. */
  children: ReactNode;
}

/** Related fields side by side. Labels, controls and messages align across a row. */
export const FormGrid = ({ columns, children, ...rest }: FormGridProps) => (
  <div {...rootProps(rest, grid)} data-columns={columns}>
    {children}
  </div>
);
