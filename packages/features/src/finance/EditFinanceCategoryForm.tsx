import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FinanceCategory, FinanceCategoryUpdate } from '@planner/api-client';
import { useForm, useWatch } from 'react-hook-form';
import { Conflict } from '../shared/Conflict.tsx';
import { SaveForm, type EditFormState } from '../shared/SaveForm.tsx';
import { differencesOf, FINANCE_FIELDS, financeCategorySchema, valuesOf } from './financeCategorySchema.ts';
import { FinanceCategoryFields } from './FinanceCategoryFields.tsx';

export interface EditFinanceCategoryFormProps extends EditFormState<FinanceCategoryUpdate, FinanceCategory> {
  /** The category as loaded. Later versions do not touch what is typed. */
  category: FinanceCategory;
}

/** The form for a stored finance category. */
export const EditFinanceCategoryForm = ({
  category,
  conflict,
  onKeepMine,
  onTakeTheirs,
  ...save
}: EditFinanceCategoryFormProps) => {
  const form = useForm({
    defaultValues: valuesOf(category),
    resolver: valibotResolver(financeCategorySchema),
  });
  const values = { ...valuesOf(category), ...useWatch({ control: form.control }) };
  return (
    <SaveForm
      {...save}
      form={form}
      fields={FINANCE_FIELDS}
      label="Edit Finance Category"
      submitLabel="Update Category"
      pendingLabel="Updating..."
    >
      <FinanceCategoryFields />
      {conflict && (
        <Conflict
          subject="this category"
          differences={differencesOf(values, valuesOf(conflict))}
          isPending={save.isPending}
          onKeepMine={() => void form.handleSubmit((update) => onKeepMine(update))()}
          onTakeTheirs={() => {
            form.reset(valuesOf(conflict));
            onTakeTheirs();
          }}
        />
      )}
    </SaveForm>
  );
};
