import { ColorField, TextField } from '@planner/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import { FINANCE_LABELS, type FinanceCategoryValues } from './financeCategorySchema.ts';

/** The fields of a finance category. Belongs inside a `FormProvider`. */
export const FinanceCategoryFields = () => {
  const { control } = useFormContext<FinanceCategoryValues>();
  return (
    <>
      <Controller
        name="name"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...fieldProps(field, fieldState)}
            label={FINANCE_LABELS.name}
            placeholder="e.g. Groceries, Utilities"
            isRequired
          />
        )}
      />
      <Controller
        name="color"
        control={control}
        render={({ field, fieldState }) => (
          <ColorField {...fieldProps(field, fieldState)} label={FINANCE_LABELS.color} isRequired />
        )}
      />
    </>
  );
};
