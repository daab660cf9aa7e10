import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, Ref } from 'react';

export interface ControlProps {
  /** Name in the form. */
  name?: string;
  /** Called when focus leaves the control. */
  onBlur?: () => void;
  /** Cannot be changed or focused. */
  isDisabled?: boolean;
  /** Help text, always visible below the control. */
  description?: string;
}

/** Props of controls with validation. The form library validates; they show the result. */
export interface ValidatedControlProps extends ControlProps {
  /** Sets `aria-required`. Does not change the label. */
  isRequired?: boolean;
  /** Marks the value as wrong and shows `errorMessage`. */
  isInvalid?: boolean;
  /** What is wrong and how to fix it; shown while `isInvalid`. */
  errorMessage?: string;
}

export interface FieldProps extends ValidatedControlProps {
  /** Visible name of the field. */
  label: string;
}

export interface TextEntryProps<T extends HTMLInputElement | HTMLTextAreaElement> extends FieldProps {
  /** Current text. */
  value: string;
  /** Called on every change; optional only with `isReadOnly`. */
  onChange?: (value: string) => void;
  /** Can be focused and copied, but not changed. */
  isReadOnly?: boolean;
  /** Example value. Don't use it as label or help: it disappears while typing. */
  placeholder?: string;
  /** What browsers and password managers may fill in, such as `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** In UTF-16 code units, as browsers count. */
  maxLength?: number;
  /** Takes focus when it first renders. */
  autoFocus?: boolean;
  /** The input, for focusing the first invalid field of a form. */
  ref?: Ref<T>;
}

export interface FieldHint {
  /** A question about the value, such as “Did you mean 175 cm?”. Does not mark it as wrong. */
  text: string;
  /** Takes the answer. The field gets the focus. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface FreeTextProps<T extends HTMLInputElement | HTMLTextAreaElement> extends TextEntryProps<T> {
  /** Keyboard of phones. */
  inputMode?: HTMLAttributes<T>['inputMode'];
  /** `auto` follows the text, and is the default for one line; `ltr` is for codes and URLs. @default that of the page, or `auto` */
  dir?: 'auto' | 'ltr';
  /** Below the field, announced when it appears; `null` while there is none. */
  hint?: FieldHint | null;
  /** Shows a counter of Unicode characters. Longer text can still be typed and pasted: validate it. */
  characterLimit?: number;
}
