import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { capitalize } from '../format/capitalize.ts';
import type { Noun } from '../format/Noun.ts';

type Texts<Field extends string> = Record<Field, string>;

export interface FormDefinition<Stored extends object, Field extends string, Values extends FieldValues> {
  noun: Noun;
  addTitle: string;
  editTitle: string;
  /** In visual order: server errors focus the first field. */
  labels: Texts<Field>;
  initialValues: Texts<Field>;
  toValues: (stored: Stored) => Texts<Field>;
  schema: GenericSchema<Texts<Field>, Values>;
  children: (control: Control<Texts<Field>, unknown, Values>) => ReactNode;
}

/** Props of `AddScreen` and `EditScreen` for a form of text fields that are the same in both. */
export const defineForm = <Stored extends object, Field extends string, Values extends FieldValues>({
  noun,
  addTitle,
  editTitle,
  labels,
  initialValues,
  toValues,
  schema,
  children,
}: FormDefinition<Stored, Field, Values>) => {
  const fields = Object.keys(labels) as (Field & FieldPath<Texts<Field>>)[];
  const name = capitalize(noun.one);

  const both = { fields, schema, children };
  return {
    fields,
    add: { ...both, title: addTitle, submitLabel: `Add ${name}`, pendingLabel: 'Adding...', initialValues },
    edit: { ...both, title: editTitle, submitLabel: `Update ${name}`, noun, labels, toValues },
  };
};

export type DefinedForm<Stored extends object, Field extends string, Values extends FieldValues> = ReturnType<
  typeof defineForm<Stored, Field, Values>
>;
