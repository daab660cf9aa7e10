import type { Difference } from '../shared/Conflict.tsx';
import { requiredLine } from '../shared/schemas.ts';
import * as v from 'valibot';
import type { IconCategory } from './queries.ts';

/** What stands in the form of a category. */
export interface IconCategoryValues {
  name: string;
  iconLight: File | null;
  iconDark: File | null;
}

/** The fields in the order in which they stand. */
export const ICON_CATEGORY_FIELDS = ['name', 'iconLight', 'iconDark'] as const;

/** What the form of a new category begins with. */
export const NEW_ICON_CATEGORY: IconCategoryValues = { name: '', iconLight: null, iconDark: null };

const file = v.nullable(v.instance(File));
const chosen = (message: string) =>
  v.pipe(
    file,
    v.guard((value): value is File => value !== null, message),
  );
const optional = v.pipe(
  file,
  v.transform((value) => value ?? undefined),
);

/** Turns what stands in the form of a new category into what is sent. */
export const newIconCategorySchema = v.object({
  name: requiredLine('Name'),
  iconLight: chosen('Light icon is required'),
  iconDark: chosen('Dark icon is required'),
});

/** Turns what stands in the form of a stored category into what is sent: icons that were not chosen are left out. */
export const iconCategoryUpdateSchema = v.object({
  name: requiredLine('Name'),
  iconLight: optional,
  iconDark: optional,
});

/** A stored category as its form shows it: no file has been chosen yet. */
export const valuesOf = ({ name }: IconCategory): IconCategoryValues => ({ ...NEW_ICON_CATEGORY, name });

const iconDifference = (label: string, chosenFile: File | null): Difference[] =>
  chosenFile ? [{ label, mine: chosenFile.name, theirs: 'the image shown below' }] : [];

/** Where what stands in the form and what somebody else has saved differ. Icons that were not chosen are not sent. */
export const differencesOf = (mine: IconCategoryValues, theirs: IconCategory): Difference[] => {
  const name = mine.name.trim();
  return [
    ...(name === theirs.name ? [] : [{ label: 'Name', mine: name, theirs: theirs.name }]),
    ...iconDifference('Light Image', mine.iconLight),
    ...iconDifference('Dark Image', mine.iconDark),
  ];
};
