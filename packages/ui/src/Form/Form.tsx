import type { ReactNode, SubmitEvent } from 'react';
import { form } from './Form.css.ts';

export interface FormProps {
  /** Called instead of the browser's own submission, which never happens. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  children: ReactNode;
  /** Makes the form a landmark; needed where a screen has several. */
  'aria-label'?: string;
}

/**
 * A form: fields below each other, submitted with Enter or by a button of type `submit`. The browser's own messages are
 * off, so that all errors look and read alike; fields show the verdict of the form library.
 *
 * Not for a search box alone (SearchField submits by itself).
 */
export const Form = ({ onSubmit, children, 'aria-label': ariaLabel }: FormProps) => (
  <form
    noValidate
    aria-label={ariaLabel}
    className={form}
    onSubmit={(event) => {
      event.preventDefault();
      // Events climb React's tree: a form in a dialog must not submit the form that opened the dialog.
      event.stopPropagation();
      void onSubmit(event);
    }}
  >
    {children}
  </form>
);
