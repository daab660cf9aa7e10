import { PasswordField, type PasswordFieldProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormPasswordField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<PasswordFieldProps, string, Values, Output>) => (
  <PasswordField {...props} {...useBoundField<string, Values, Output>({ name, control })} />
);
