import type { HTMLInputAutoCompleteAttribute, HTMLAttributes } from 'react';
import type { RootProps } from '../root/rootProps.ts';

export interface ControlProps<E extends Element> extends RootProps<E> {
  /** Name in the form. */
  name?: string | undefined;
  /** Called when focus leaves the control. */
  onBlur?: (() => void) | undefined;
  /** Cannot be changed or focused. */
  isDisabled?: boolean | undefined;
  /** Help text, always visible below the control. */
  description?: string | undefined;
}

/** Props of controls with validation. The form library validates; they show the result. */
export interface ValidatedControlProps<E extends Element> extends ControlProps<E> {
  /** Sets `required`, which screen readers say and forms without `noValidate` check. Does not change the label. */
  isRequired?: boolean | undefined;
  /** Marks the value as wrong and shows `errorMessage`. */
  isInvalid?: boolean | undefined;
  /** What is wrong and how to fix it; shown while `isInvalid`. */
  errorMessage?: string | undefined;
}

export interface FieldProps<E extends Element = HTMLInputElement> extends ValidatedControlProps<E> {
  /** Visible name of the field. */
  label: string;
}

export interface TextEntryProps<T extends HTMLInputElement | HTMLTextAreaElement> extends FieldProps<T> {
  /** Current text. Without it the field keeps its own. */
  value?: string | undefined;
  /** Text at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called on every change. */
  onChange?: ((value: string) => void) | undefined;
  /** Can be focused and copied, but not changed. */
  isReadOnly?: boolean | undefined;
  /** Example value. Don't use it as label or help: it disappears while typing. */
  placeholder?: string | undefined;
  /** What browsers and password managers may fill in, such as `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** In UTF-16 code units, as browsers count. */
  maxLength?: number | undefined;
  /** Takes focus when it first renders. */
  autoFocus?: boolean | undefined;
}

export interface FieldHint {
  /** A question about the value, such as “Did you mean 175 cm?”. Does not mark it as wrong. */
  text: string;
  /** Takes the answer. The field gets the focus. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface FreeTextProps<T extends HTMLInputElement | HTMLTextAreaElement> extends TextEntryProps<T> {
  /** Keyboard of phones. @default that of the type */
  inputMode?: HTMLAttributes<T>['inputMode'] | undefined;
  /** `auto` follows the text, and is the default for one line; `ltr` is for codes and URLs. @default that of the page, or `auto` */
  dir?: 'auto' | 'ltr' | undefined;
  /** Below the field, announced when it appears; `null` while there is none. */
  hint?: FieldHint | null | undefined;
  /** Shows a counter of Unicode characters. Longer text can still be typed and pasted: validate it. */
  characterLimit?: number | undefined;
}
