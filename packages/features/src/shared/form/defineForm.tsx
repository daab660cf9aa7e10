import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { safeParse, type GenericSchema } from 'valibot';
import { capitalize } from '../format/capitalize.ts';
import type { Noun } from '../format/Noun.ts';
import type { Difference } from './Differences.tsx';

type Texts<Field extends string> = Record<Field, string>;

export interface FormDefinition<Stored, Field extends string, Values extends FieldValues> {
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
export const defineForm = <Stored, Field extends string, Values extends FieldValues>({
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

  /** The valid values as they would be saved: two notations of a color are equal. */
  const savedValues = (texts: Texts<Field>): Partial<Record<Field, unknown>> =>
    Object(safeParse(schema, texts).output);

  const differencesOf = (mine: Texts<Field>, stored: Stored): Difference[] => {
    const theirs = toValues(stored);
    const [mineSaved, theirsSaved] = [savedValues(mine), savedValues(theirs)];
    return fields
      .filter((field) => (mineSaved[field] ?? mine[field].trim()) !== (theirsSaved[field] ?? theirs[field]))
      .map((field) => ({ label: labels[field], mine: mine[field].trim(), theirs: theirs[field] }));
  };

  const both = { fields, schema, children };
  return {
    fields,
    add: { ...both, title: addTitle, submitLabel: `Add ${name}`, pendingLabel: 'Adding...', initialValues },
    edit: { ...both, title: editTitle, submitLabel: `Update ${name}`, noun, toValues, differencesOf },
  };
};

export type DefinedForm<Stored, Field extends string, Values extends FieldValues> = ReturnType<
  typeof defineForm<Stored, Field, Values>
>;
