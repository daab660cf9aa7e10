import type { FinanceCategory, FinanceCategoryUpdate, NewFinanceCategory } from '@planner/api-client';
import * as v from 'valibot';
import type { FormScreenProps } from '../shared/form/useSaveForm.ts';
import { requiredLine } from '../shared/form/text/schemas.ts';
import { AddItem, type ItemForm } from '../shared/items/AddItem.tsx';
import { EditItem, type EditItemScreenProps } from '../shared/items/EditItem.tsx';
import {
  DEFAULT_COLOR,
  FormColorField,
  nextFreeColor,
  requiredColor,
} from '../shared/form/FormColorField.ts';
import { FormNameField } from '../shared/items/FormNameField.tsx';
import { financeCategoryResource } from './financeCategoryResource.ts';

const LABELS = { name: 'Category Name', color: 'Color' };

const financeCategoryForm: ItemForm<FinanceCategory, keyof typeof LABELS, FinanceCategoryUpdate> = {
  addTitle: 'Add Finance Category',
  editTitle: 'Edit Finance Category',
  labels: LABELS,
  initialValues: { name: '', color: DEFAULT_COLOR },
  nextValues: (categories) => ({ color: nextFreeColor(categories) }),
  // A missing color stays empty, so that the user has to choose one.
  toValues: ({ name, color }) => ({ name, color: color ?? '' }),
  schema: v.object({ name: requiredLine(LABELS.name), color: requiredColor(LABELS.color) }),
  children: (control) => (
    <>
      <FormNameField
        name="name"
        control={control}
        label={LABELS.name}
        placeholder="e.g. Groceries, Utilities"
        isRequired
      />
      <FormColorField name="color" control={control} label={LABELS.color} isRequired />
    </>
  ),
};

/** The signed-in user will own the category; `userId` is empty when the server doesn't send it. */
export const AddFinanceCategory = ({ userId, ...screen }: FormScreenProps & { userId: string }) => (
  <AddItem
    {...screen}
    resource={financeCategoryResource}
    form={financeCategoryForm}
    toNew={(values): NewFinanceCategory => ({ ...values, role: 'admin', user_id: userId || undefined })}
  />
);

/** The form of a stored finance category. */
export const EditFinanceCategory = (screen: EditItemScreenProps) => (
  <EditItem
    {...screen}
    resource={financeCategoryResource}
    form={financeCategoryForm}
    exceptionText="Something went wrong while updating the category"
  />
);
