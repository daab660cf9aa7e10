import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, Ref } from 'react';

/** What every control of a form takes. */
export interface ControlProps {
  /** Key of the value in its form. */
  name?: string;
  /** Called when the focus leaves the control. */
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Help that is always visible, below the control. */
  description?: string;
}

/** What controls take that can be filled in wrongly. The form library owns validation: they only show its verdict. */
export interface ValidatedControlProps extends ControlProps {
  /** Tells assistive technology that a value is expected. Nothing is added to the label. */
  isRequired?: boolean;
  isInvalid?: boolean;
  /** What is wrong and how to put it right; shown while `isInvalid`. */
  errorMessage?: string;
}

/** What every form field takes. */
export interface FieldProps extends ValidatedControlProps {
  /** Visible name of the field, shown exactly as given. */
  label: string;
}

/** What fields add in which text is typed. */
export interface TextEntryProps<T extends HTMLInputElement | HTMLTextAreaElement> extends FieldProps {
  value: string;
  /** Called with each change. Only a field with `isReadOnly` goes without. */
  onChange?: (value: string) => void;
  /** The value can be focused and copied, not changed. */
  isReadOnly?: boolean;
  /** An example of a value. Never the only place of a label or of help: it vanishes with the first letter. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** In UTF-16 code units, as browsers count. */
  maxLength?: number;
  autoFocus?: boolean;
  /** The focusable element itself, so that a form can focus its first bad field. */
  ref?: Ref<T>;
}

/** What fields for text of any kind add. */
export interface FreeTextProps<T extends HTMLInputElement | HTMLTextAreaElement> extends TextEntryProps<T> {
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<T>['inputMode'];
  /** `auto` lets the text decide, for names and other text in unknown languages; `ltr` is for codes and addresses. One line of text is `auto` by itself. */
  dir?: 'auto' | 'ltr';
}
