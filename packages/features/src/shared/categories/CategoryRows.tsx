import { EmptyState, Table, type TableColumn, type TableSort } from '@planner/ui';
import { memo, useMemo, type MemoExoticComponent } from 'react';
import { categoryColumns } from './categoryColumns.tsx';
import type { CategoryTableWords } from './CategoryTable.tsx';
import type { NamedCategory, NameSort } from './NamedCategory.ts';
import type { RowFocus } from './useRowFocus.ts';

export interface CategoryRowsProps<Category extends NamedCategory> {
  words: CategoryTableWords;
  categories: readonly Category[];
  /** What stands between name and actions. */
  columns: readonly TableColumn<Category>[];
  isLoading: boolean;
  isStale: boolean;
  /** Whether there are categories that the filter keeps back. */
  isFiltered: boolean;
  sort: NameSort;
  onSortChange: (sort: TableSort) => void;
  getEditHref: (id: string) => string;
  onDelete: (category: NamedCategory) => void;
  deleteButtonRef: RowFocus['buttonRef'];
}

const Rows = <Category extends NamedCategory>({
  words,
  categories,
  columns,
  isLoading,
  isStale,
  isFiltered,
  sort,
  onSortChange,
  getEditHref,
  onDelete,
  deleteButtonRef,
}: CategoryRowsProps<Category>) => {
  const { nameHeader } = words;
  const allColumns = useMemo(
    () => categoryColumns({ nameHeader, columns, getEditHref, onDelete, deleteButtonRef }),
    [nameHeader, columns, getEditHref, onDelete, deleteButtonRef],
  );
  return (
    <Table
      label={words.title}
      columns={allColumns}
      rows={categories}
      getRowId={({ id }) => id}
      isLoading={isLoading}
      isStale={isStale}
      sort={{ columnId: 'name', direction: sort }}
      onSortChange={onSortChange}
      emptyState={
        isFiltered ? (
          <EmptyState icon="search" title="No categories found" description="Try a different search term" />
        ) : (
          <EmptyState icon={words.icon} title={words.emptyTitle} description={words.emptyDescription} />
        )
      }
    />
  );
};

/**
 * The rows of a list of categories. They may be hundreds: what happens around them, a letter in the filter or a dialog,
 * does not render them anew.
 */
export const CategoryRows = memo(Rows) as typeof Rows & MemoExoticComponent<typeof Rows>;
