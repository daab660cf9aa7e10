import { ImageField, type ImageFieldProps } from '@planner/ui';
import type { Control } from 'react-hook-form';
import * as v from 'valibot';
import { bindField } from '../shared/form/bindField.tsx';
import { requiredLine } from '../shared/form/text/schemas.ts';
import { FormNameField } from '../shared/items/FormNameField.tsx';

export const NEW_ICON_CATEGORY = { name: '', iconLight: null as File | null, iconDark: null as File | null };

export type IconCategoryValues = typeof NEW_ICON_CATEGORY;

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

const FormImageField = bindField<ImageFieldProps, File | null>(ImageField);

/** Limits of `IconUpload` in openapi.yaml. */
export const ICON_LIMITS = { maxBytes: 1_048_576, maxPixels: 2048 };

type Icons = Record<'iconLight' | 'iconDark', string>;

interface IconCategoryFieldsProps<Output> {
  control: Control<IconCategoryValues, unknown, Output>;
  labels: Icons;
  /** URLs of the stored icons, which stay unless replaced. Without them, both icons are required. */
  stored?: Icons | undefined;
}

export const IconCategoryFields = <Output,>({ control, labels, stored }: IconCategoryFieldsProps<Output>) => {
  const icon = (name: keyof Icons) => ({
    ...ICON_LIMITS,
    name,
    control,
    label: labels[name],
    currentSrc: stored?.[name],
    isRequired: !stored,
  });
  return (
    <>
      <FormNameField name="name" control={control} label="Name" isRequired />
      <FormImageField {...icon('iconLight')} surface="light" />
      <FormImageField {...icon('iconDark')} surface="dark" />
    </>
  );
};
