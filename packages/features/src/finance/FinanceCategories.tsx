import { useQueryClient } from '@tanstack/react-query';
import { colorColumn } from '../shared/items/colorColumn.tsx';
import { ItemList, type ItemListScreenProps } from '../shared/items/ItemList.tsx';
import type { ListImport } from '../shared/list/ImportButton.tsx';
import { invalidate } from '../shared/query/invalidate.ts';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import { financeCategoryResource } from './financeCategoryResource.ts';

const TEXT = {
  title: 'Finance Categories',
  nameHeader: 'Category Name',
  icon: 'finances',
  emptyTitle: 'No categories found',
  emptyDescription: 'Create your first finance category to get started',
} as const;

const COLUMNS = [colorColumn];

const TASK_KINDS = ['importFinanceCategories'];
const IMPORTS: ListImport = {
  list: 'finance-categories',
  noun: financeCategoryResource.noun,
  labels: { name: 'Category Name', color: 'Color' },
};

/** The list of finance categories, with import. */
export const FinanceCategories = (screen: ItemListScreenProps) => {
  const queryClient = useQueryClient();
  return (
    <ItemList
      {...screen}
      resource={financeCategoryResource}
      text={TEXT}
      columns={COLUMNS}
      imports={IMPORTS}
      tasks={
        <TaskProgress
          kinds={TASK_KINDS}
          onEnded={() => void invalidate(queryClient, financeCategoryResource.ids.list)}
        />
      }
    />
  );
};
