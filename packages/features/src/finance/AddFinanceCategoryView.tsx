import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FinanceCategoryUpdate } from '@planner/api-client';
import { Card, PageHeader, Stack } from '@planner/ui';
import { useForm } from 'react-hook-form';
import { SaveForm, type SaveFormState } from '../shared/SaveForm.tsx';
import { FINANCE_FIELDS, financeCategorySchema, NEW_FINANCE_CATEGORY } from './financeCategorySchema.ts';
import { FinanceCategoryFields } from './FinanceCategoryFields.tsx';

export type AddFinanceCategoryViewProps = SaveFormState<FinanceCategoryUpdate>;

/** The form for a new finance category. */
export const AddFinanceCategoryView = (save: AddFinanceCategoryViewProps) => {
  const form = useForm({
    defaultValues: NEW_FINANCE_CATEGORY,
    resolver: valibotResolver(financeCategorySchema),
  });
  return (
    <Stack gap="l">
      <PageHeader title="Add Finance Category" />
      <Card width="form">
        <SaveForm
          {...save}
          form={form}
          fields={FINANCE_FIELDS}
          label="Add Finance Category"
          submitLabel="Add Category"
          pendingLabel="Adding..."
        >
          <FinanceCategoryFields />
        </SaveForm>
      </Card>
    </Stack>
  );
};
