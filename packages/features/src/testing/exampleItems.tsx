import {
  createFinanceCategory,
  deleteFinanceCategory,
  type FinanceCategory,
  type FinanceCategoryUpdate,
  getFinanceCategory,
  listFinanceCategories,
  type NewFinanceCategory,
  updateFinanceCategory,
} from '@planner/api-client';
import * as v from 'valibot';
import type { ItemForm } from '../shared/items/AddItem.tsx';
import { FormTextField } from '../shared/form/bindField.tsx';
import { requiredLine } from '../shared/form/text/schemas.ts';
import { colorColumn } from '../shared/items/colorColumn.tsx';
import {
  DEFAULT_COLOR,
  FormColorField,
  nextFreeColor,
  requiredColor,
} from '../shared/form/FormColorField.ts';
import type { Resource } from '../shared/items/Resource.ts';

// The smallest feature of items: its stories hold for every feature built from the same parts.

export const exampleResource: Resource<FinanceCategory, NewFinanceCategory, FinanceCategoryUpdate> = {
  noun: { one: 'example', many: 'examples' },
  ids: {
    list: 'listFinanceCategories',
    create: 'createFinanceCategory',
    update: 'updateFinanceCategory',
    delete: 'deleteFinanceCategory',
  },
  operations: {
    list: listFinanceCategories,
    get: getFinanceCategory,
    create: createFinanceCategory,
    update: updateFinanceCategory,
    delete: deleteFinanceCategory,
  },
};

export const exampleText = {
  title: 'Examples',
  nameHeader: 'Name',
  icon: 'finances',
  emptyTitle: 'No examples yet',
  emptyDescription: 'Create your first example',
} as const;

export const exampleColumns = [colorColumn];

export const exampleForm: ItemForm<FinanceCategory, 'name' | 'color', FinanceCategoryUpdate> = {
  addTitle: 'Add Example',
  editTitle: 'Edit Example',
  labels: { name: 'Name', color: 'Color' },
  initialValues: { name: '', color: DEFAULT_COLOR },
  nextValues: (items) => ({ color: nextFreeColor(items) }),
  toValues: ({ name, color }) => ({ name, color: color ?? '' }),
  schema: v.object({ name: requiredLine('Name'), color: requiredColor('Color') }),
  children: (control) => (
    <>
      <FormTextField name="name" control={control} label="Name" isRequired />
      <FormColorField name="color" control={control} label="Color" isRequired />
    </>
  ),
};
