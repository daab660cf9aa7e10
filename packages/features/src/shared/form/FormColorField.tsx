import { ColorField, type ColorFieldProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormColorField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<ColorFieldProps, string, Values, Output>) => (
  <ColorField {...props} {...useBoundField<string, Values, Output>({ name, control })} />
);
