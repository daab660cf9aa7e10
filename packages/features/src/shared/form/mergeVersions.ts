import { safeParse, type GenericSchema } from 'valibot';

/** What each field of a form holds. */
export type Contents = Readonly<Record<string, unknown>>;

/** `same`: both sides agree. `ask`: each set the field to something else. Other fields were changed by one side. */
type Source = 'same' | 'mine' | 'theirs' | 'ask';

const comparable = (content: unknown): unknown =>
  typeof content === 'string' ? content.normalize().trim().replaceAll(/\s+/g, ' ') : content;

/** Ignores differences in white space and in the Unicode form. */
export const isSameContent = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

/** Contents of the fields after a save: as the schema stores them, so that two notations of a color are equal, or what stays stored. */
export const contentsOf = (
  fields: readonly string[],
  schema: GenericSchema,
  values: object,
  stored: object,
): Contents => {
  const saved = Object(safeParse(schema, values).output);
  const contentOf = (field: string): unknown =>
    saved[field] ?? Reflect.get(values, field) ?? Reflect.get(stored, field) ?? '';
  return Object.fromEntries(fields.map((field) => [field, contentOf(field)]));
};

export interface Versions {
  opened: Contents;
  /** By earlier attempts to save, whose responses may have been lost. */
  sent: readonly Contents[];
  mine: Contents;
  theirs: Contents;
}

/** Which side each field is taken from when someone else saved first. */
export const mergeVersions = ({ opened, sent, mine, theirs }: Versions): Record<string, Source> => {
  const sourceOf = (field: string): Source => {
    if (isSameContent(mine[field], theirs[field])) return 'same';
    if (isSameContent(mine[field], opened[field])) return 'theirs';
    const isTheirsOld = [opened, ...sent].some((old) => isSameContent(theirs[field], old[field]));
    return isTheirsOld ? 'mine' : 'ask';
  };
  return Object.fromEntries(Object.keys(theirs).map((field) => [field, sourceOf(field)]));
};
