import { Select, type SelectProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormSelect = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<SelectProps, string, Values, Output>) => (
  <Select {...props} {...useBoundField<string, Values, Output>({ name, control })} />
);
