import { requiredLine } from '../shared/form/schemas.ts';
import * as v from 'valibot';
import type { IconCategory } from './iconCategoryResources.ts';

export interface IconCategoryValues {
  name: string;
  iconLight: File | null;
  iconDark: File | null;
}

export const ICON_CATEGORY_FIELDS = ['name', 'iconLight', 'iconDark'] as const;

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

export const newIconCategorySchema = v.object({
  name: requiredLine('Name'),
  iconLight: chosen('Light icon is required'),
  iconDark: chosen('Dark icon is required'),
});

/** Leaves out icons that were not chosen. */
export const iconCategoryUpdateSchema = v.object({
  name: requiredLine('Name'),
  iconLight: optional,
  iconDark: optional,
});

export const valuesOf = ({ name }: IconCategory): IconCategoryValues => ({ ...NEW_ICON_CATEGORY, name });
