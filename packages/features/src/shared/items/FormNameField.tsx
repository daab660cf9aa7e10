import { TextField, type TextFieldProps } from '@planner/ui';
import { use } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from '../form/useBoundField.ts';
import { skeletonOf } from '../format/foldText.ts';
import { OtherNames } from './OtherNames.ts';

/** The name of an item, with a hint when another item has one that looks the same: both can be meant. */
export const FormNameField = <Values extends FieldValues, Output>({
  name,
  control,
  ...props
}: BoundFieldProps<TextFieldProps, string, Values, Output>) => {
  const field = useBoundField<string, Values, Output>({ name, control });
  const skeleton = skeletonOf(field.value);
  const other = use(OtherNames).find((taken) => skeleton !== '' && skeletonOf(taken) === skeleton);
  return (
    <TextField
      {...props}
      {...field}
      hint={other === undefined ? null : { text: `There already is “${other}”. Is this a different one?` }}
    />
  );
};
