import { TextArea, type TextAreaProps } from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from './useBoundField.ts';

export const FormTextArea = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<TextAreaProps, string, Values, Output>) => (
  <TextArea {...props} {...useBoundField<string, Values, Output>({ name, control })} />
);
