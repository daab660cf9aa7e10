import { lazyWithRetry } from '@planner/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { colorColumn } from '../shared/items/colorColumn.tsx';
import { ItemList, type ItemListScreenProps } from '../shared/items/ItemList.tsx';
import { invalidate } from '../shared/query/invalidate.ts';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import { financeCategoryResource } from './financeCategoryResource.ts';

// Rarely used.
const ImportFile = lazyWithRetry(async () => (await import('../shared/import/ImportFile.tsx')).ImportFile);

const TEXT = {
  title: 'Finance Categories',
  nameHeader: 'Category Name',
  icon: 'finances',
  emptyTitle: 'No categories found',
  emptyDescription: 'Create your first finance category to get started',
} as const;

const COLUMNS = [colorColumn];

const TASK_KINDS = ['importFinanceCategories'];
const IMPORT_LABELS = { name: 'Category Name', color: 'Color' };

/** The list of finance categories, with import and export. */
export const FinanceCategories = (screen: ItemListScreenProps) => {
  const queryClient = useQueryClient();
  const { noun, ids } = financeCategoryResource;
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <ItemList
        {...screen}
        resource={financeCategoryResource}
        text={TEXT}
        columns={COLUMNS}
        onImport={() => setIsImporting(true)}
        tasks={<TaskProgress kinds={TASK_KINDS} onEnded={() => void invalidate(queryClient, ids.list)} />}
      />
      {isImporting && (
        <ImportFile
          onOpenChange={setIsImporting}
          list="finance-categories"
          noun={noun}
          labels={IMPORT_LABELS}
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  );
};
