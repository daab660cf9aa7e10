import { ImageField, type ImageFieldProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormImageField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<ImageFieldProps, File | null, Values, Output>) => (
  <ImageField {...props} {...useBoundField<File | null, Values, Output>({ name, control })} />
);
