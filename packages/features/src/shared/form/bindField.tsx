import { PasswordField, TextField, type PasswordFieldProps, type TextFieldProps } from '@planner/ui';
import type { ComponentType, JSX } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface FieldBinding<Value, Values extends FieldValues, Output> {
  name: FieldPathByValue<Values, Value>;
  control: Control<Values, unknown, Output>;
}

/** Props of a kit field; the field's name replaces those that the form controls. */
export type BoundFieldProps<FieldProps, Value, Values extends FieldValues, Output> = Omit<
  FieldProps,
  keyof ReturnType<typeof useBoundField>
> &
  FieldBinding<Value, Values, Output>;

/** Binds value, validation error, and focus on error. */
export const useBoundField = <Value, Values extends FieldValues, Output>({
  name,
  control,
}: FieldBinding<Value, Values, Output>) => {
  const { field, fieldState } = useController({ name, control });
  const { disabled, ...bound } = field;
  return {
    ...bound,
    name,
    value: bound.value as Value,
    isDisabled: disabled,
    isInvalid: fieldState.invalid,
    errorMessage: fieldState.error?.message,
  };
};

/** A field of the kit that belongs to a form. */
export const bindField = <FieldProps, Value>(Field: ComponentType<FieldProps>) => {
  const FormField = <Values extends FieldValues, Output>({
    name,
    control,
    ...props
  }: BoundFieldProps<FieldProps, Value, Values, Output>) => {
    const field = useBoundField<Value, Values, Output>({ name, control });
    return <Field {...({ ...props, ...field } as unknown as FieldProps & JSX.IntrinsicAttributes)} />;
  };
  return FormField;
};

export const FormTextField = bindField<TextFieldProps, string>(TextField);
export const FormPasswordField = bindField<PasswordFieldProps, string>(PasswordField);
