import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

export interface FieldBinding<Value, Values extends FieldValues, Output> {
  name: FieldPathByValue<Values, Value>;
  control: Control<Values, unknown, Output>;
}

type BoundProps =
  | 'name'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'isDisabled'
  | 'isInvalid'
  | 'errorMessage';

/** Props of a kit field; the field's name replaces those that the form controls. */
export type BoundFieldProps<FieldProps, Value, Values extends FieldValues, Output> = Omit<
  FieldProps,
  BoundProps
> &
  FieldBinding<Value, Values, Output>;

/** Binds value, validation error, and focus on error. */
export const useBoundField = <Value, Values extends FieldValues, Output>({
  name,
  control,
}: FieldBinding<Value, Values, Output>) => {
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur, ref, disabled } = field;
  return {
    name,
    value: value as Value,
    onChange,
    onBlur,
    ref,
    isDisabled: disabled,
    isInvalid: fieldState.invalid,
    errorMessage: fieldState.error?.message,
  };
};
