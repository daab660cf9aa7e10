import { safeParse, type GenericSchema } from 'valibot';

/** What each field of a form holds. */
export type Contents<Field extends string = string> = Readonly<Record<Field, unknown>>;

/** `same`: both sides agree. `ask`: each set the field to something else. Other fields were changed by one side. */
export type Source = 'same' | 'mine' | 'theirs' | 'ask';

const comparable = (content: unknown): unknown =>
  typeof content === 'string' ? content.normalize().trim().replaceAll(/\s+/g, ' ') : content;

/** Ignores differences in white space and in the Unicode form. */
export const isSameContent = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** Contents of the fields after a save: as the schema stores them, so that two notations of a color are equal, or what stays stored. */
export const contentsOf = <Field extends string>(
  fields: readonly Field[],
  schema: GenericSchema,
  values: object,
  stored: object,
): Contents<Field> => {
  const saved = Object(safeParse(schema, values).output);
  return Object.fromEntries(
    fields.map((field) => [
      field,
      saved[field] ?? Reflect.get(values, field) ?? Reflect.get(stored, field) ?? '',
    ]),
  ) as Contents<Field>;
};

export interface Versions<Field extends string> {
  opened: Contents<Field>;
  /** By earlier attempts to save, whose responses may have been lost. */
  sent: readonly Contents<Field>[];
  mine: Contents<Field>;
  theirs: Contents<Field>;
}

/** Which side each field is taken from when someone else saved first. */
export const mergeVersions = <Field extends string>({
  opened,
  sent,
  mine,
  theirs,
}: Versions<Field>): Record<Field, Source> => {
  const sourceOf = (field: Field): Source => {
    if (isSameContent(mine[field], theirs[field])) return 'same';
    if (isSameContent(mine[field], opened[field])) return 'theirs';
    const isTheirsOld = [opened, ...sent].some((old) => isSameContent(theirs[field], old[field]));
    return isTheirsOld ? 'mine' : 'ask';
  };
  const fields = Object.keys(theirs) as Field[];
  return Object.fromEntries(fields.map((field) => [field, sourceOf(field)])) as Record<Field, Source>;
};
