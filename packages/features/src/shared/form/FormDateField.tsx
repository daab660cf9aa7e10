import { DateField, type DateFieldProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormDateField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<DateFieldProps, string, Values, Output>) => (
  <DateField {...props} {...useBoundField<string, Values, Output>({ name, control })} />
);
