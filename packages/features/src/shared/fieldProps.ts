import type { ControllerFieldState, ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';

/**
 * The one way in which a form's field and a control of the kit meet:
 *
 * @example
 * <Controller name="email" control={control} render={({ field, fieldState }) => (
 *   <TextField {...fieldProps(field, fieldState)} label="Email" type="email" />
 * )} />
 */
export const fieldProps = <Values extends FieldValues, Name extends FieldPath<Values>>(
  { name, value, onChange, onBlur, ref, disabled }: ControllerRenderProps<Values, Name>,
  { invalid, error }: ControllerFieldState,
) => ({
  name,
  value,
  onChange,
  onBlur,
  ref,
  isDisabled: disabled,
  isInvalid: invalid,
  errorMessage: error?.message,
});
