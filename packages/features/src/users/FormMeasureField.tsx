import { TextField, type TextFieldProps } from '@planner/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBoundField, type BoundFieldProps } from '../shared/form/bindField.tsx';
import { cleanMeasure, questionAbout, type MeasureKind } from './cleanMeasure.ts';

/** Shows what will be stored when the user leaves the field, and asks about numbers that cannot be a person's. */
export const FormMeasureField = <Values extends FieldValues>({
  name,
  control,
  kind,
  ...props
}: BoundFieldProps<TextFieldProps, string, Values, Values> & { kind: MeasureKind }) => {
  const { onChange, onBlur, ...field } = useBoundField<string, Values, Values>({ name, control });
  const [isEdited, setEdited] = useState(false);
  const question = isEdited ? questionAbout(kind, field.value) : undefined;
  const { answer } = question ?? {};
  return (
    <TextField
      {...props}
      {...field}
      description="Optional"
      inputMode="decimal"
      hint={
        question
          ? {
              text: question.text,
              action: answer ? { label: `Use ${answer}`, onPress: () => onChange(answer) } : undefined,
            }
          : null
      }
      onChange={(text) => {
        setEdited(true);
        onChange(text);
      }}
      onBlur={() => {
        // Leaving a stored text as it was must not make the form dirty.
        if (isEdited) onChange(cleanMeasure(kind, field.value));
        onBlur();
      }}
    />
  );
};
