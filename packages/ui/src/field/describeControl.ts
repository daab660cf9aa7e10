import { ariaProps } from '../root/rootProps.ts';
import type { FieldHint, ValidatedControlProps } from './FieldProps.ts';

/** Ids of what surrounds a control. Undefined without its id. */
export const fieldIds = (id: string | undefined) => ({
  label: id && `${id}-label`,
  description: id && `${id}-description`,
  hint: id && `${id}-hint`,
  errorMessage: id && `${id}-error`,
});

interface Described extends Pick<
  ValidatedControlProps<never>,
  'isRequired' | 'isInvalid' | 'description' | 'errorMessage'
> {
  hint?: FieldHint | null | undefined;
  /** Ids of more text that describes the control. */
  describedBy?: ReadonlyArray<string | undefined> | undefined;
}

/** Attributes that connect a native control with the label and the messages of its `FieldFrame`, and `aria-*` of the caller. */
export function describeControl(id: string, props: Described) {
  const { isRequired, isInvalid, description, hint, errorMessage, describedBy = [] } = props;
  const aria: { 'aria-describedby'?: string } = ariaProps(props);
  const ids = fieldIds(id);
  const texts = [
    description && ids.description,
    hint && ids.hint,
    isInvalid && errorMessage && ids.errorMessage,
    ...describedBy,
    aria['aria-describedby'],
  ];
  return {
    ...aria,
    id,
    // Its name alone: some controls stand in another label with more text.
    'aria-labelledby': ids.label,
    required: isRequired || undefined,
    // Else screen readers call a required field wrong as long as it is empty.
    'aria-invalid': isInvalid || (isRequired ? false : undefined),
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
  };
}
