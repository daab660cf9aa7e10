import { ImageField, type ImageFieldProps } from '@planner/ui';
import type { Control } from 'react-hook-form';
import { bindField } from '../shared/form/bindField.tsx';
import { FormNameField } from '../shared/items/FormNameField.tsx';
import { ICON_MAX_BYTES, ICON_MAX_PIXELS } from './constants.ts';
import type { IconCategoryValues } from './iconCategorySchemas.ts';

export interface IconCategoryFieldsProps<Output> {
  control: Control<IconCategoryValues, unknown, Output>;
  labels: { iconLight: string; iconDark: string };
  /** URLs of the stored icons, which stay unless replaced. Without them, both icons are required. */
  stored?: { iconLight: string; iconDark: string } | undefined;
}

const FormImageField = bindField<ImageFieldProps, File | null>(ImageField);

const LIMITS = { maxBytes: ICON_MAX_BYTES, maxPixels: ICON_MAX_PIXELS };

export const IconCategoryFields = <Output,>({ control, labels, stored }: IconCategoryFieldsProps<Output>) => (
  <>
    <FormNameField name="name" control={control} label="Name" isRequired />
    <FormImageField
      {...LIMITS}
      name="iconLight"
      control={control}
      label={labels.iconLight}
      surface="light"
      currentSrc={stored?.iconLight}
      isRequired={!stored}
    />
    <FormImageField
      {...LIMITS}
      name="iconDark"
      control={control}
      label={labels.iconDark}
      surface="dark"
      currentSrc={stored?.iconDark}
      isRequired={!stored}
    />
  </>
);
