import { ImageField, TextField } from '@planner/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import { ICON_MAX_BYTES, ICON_MAX_PIXELS } from './constants.ts';
import type { IconCategoryValues } from './iconCategorySchemas.ts';

export interface IconCategoryFieldsProps {
  labels: { iconLight: string; iconDark: string };
  /** Addresses of the stored icons, which stay unless others are chosen; without them, both have to be chosen. */
  stored?: { iconLight: string; iconDark: string } | undefined;
}

const ICONS = [
  { name: 'iconLight', surface: 'light' },
  { name: 'iconDark', surface: 'dark' },
] as const;

/** The fields of a category with icons. Belongs inside a `FormProvider`. */
export const IconCategoryFields = ({ labels, stored }: IconCategoryFieldsProps) => {
  const { control } = useFormContext<IconCategoryValues>();
  return (
    <>
      <Controller
        name="name"
        control={control}
        render={({ field, fieldState }) => (
          <TextField {...fieldProps(field, fieldState)} label="Name" isRequired />
        )}
      />
      {ICONS.map(({ name, surface }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field, fieldState }) => (
            <ImageField
              {...fieldProps(field, fieldState)}
              label={labels[name]}
              surface={surface}
              currentSrc={stored?.[name]}
              isRequired={!stored}
              maxBytes={ICON_MAX_BYTES}
              maxPixels={ICON_MAX_PIXELS}
            />
          )}
        />
      ))}
    </>
  );
};
