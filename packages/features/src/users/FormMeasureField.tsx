import { TextField } from '@planner/ui';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useBoundField } from '../shared/form/bindField.tsx';
import { cleanMeasure, questionAbout, type MeasureKind } from './cleanMeasure.ts';
import { USER_LABELS } from './userFields.ts';
import type { UserValues } from './userSchemas.ts';

const SUFFIXES = { height: 'cm', weight: 'kg' };

interface FormMeasureFieldProps {
  kind: MeasureKind;
  control: Control<UserValues>;
}

/** Shows what will be stored when the user leaves the field, and asks about numbers that cannot be a person's. */
export const FormMeasureField = ({ kind, control }: FormMeasureFieldProps) => {
  const { onChange, onBlur, ...field } = useBoundField<string, UserValues, unknown>({ name: kind, control });
  const [isEdited, setEdited] = useState(false);
  const question = isEdited ? questionAbout(kind, field.value) : undefined;
  const { answer } = question ?? {};
  return (
    <TextField
      {...field}
      label={USER_LABELS[kind]}
      suffix={SUFFIXES[kind]}
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
