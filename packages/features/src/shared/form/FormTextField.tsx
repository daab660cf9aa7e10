import { TextField, type TextFieldProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormTextField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<TextFieldProps, string, Values, Output>) => (
  <TextField {...props} {...useBoundField<string, Values, Output>({ name, control })} />
);
