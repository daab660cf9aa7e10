import {
  ErrorState,
  Isolate,
  LinkButton,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  type IconName,
  type TableColumn,
  type TableSort,
} from '@planner/ui';
import { useRef, useState } from 'react';
import { formatNumber } from '../format.ts';
import { RefetchMessage } from '../RefetchMessage.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { DeletionMessages } from './DeletionMessages.tsx';
import type { NamedCategory } from './NamedCategory.ts';
import type { CategoryList } from './useCategoryList.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useStable } from './useStable.ts';

/** What differs between the lists of the kinds of categories. */
export interface CategoryTableWords {
  title: string;
  /** Head of the column of names. */
  nameHeader: string;
  icon: IconName;
  emptyTitle: string;
  emptyDescription: string;
}

export interface CategoryTableProps<Category extends NamedCategory> {
  list: CategoryList<Category>;
  words: CategoryTableWords;
  /** What stands between name and actions. */
  columns: readonly TableColumn<Category>[];
  getEditHref: (id: string) => string;
  addHref: string;
}

const summaryOf = (shown: number, total: number) =>
  shown === total
    ? `${formatNumber(total)} ${total === 1 ? 'category' : 'categories'}`
    : `${formatNumber(shown)} of ${formatNumber(total)} categories`;

const NONE: readonly never[] = [];

/** The screen that lists categories of one kind: to be filtered, sorted, edited and deleted. */
export const CategoryTable = <Category extends NamedCategory>({
  list,
  words,
  columns,
  getEditHref,
  addHref,
}: CategoryTableProps<Category>) => {
  const { state, total, filterText, deletions } = list;
  const title = useRef<HTMLHeadingElement>(null);
  const [categoryToDelete, setCategoryToDelete] = useState<NamedCategory>();
  const categories = state.status === 'ready' ? state.data : NONE;
  const focus = useRowFocus(
    categories.map(({ id }) => id),
    title,
  );
  const onSortChange = useStable(({ direction }: TableSort) => list.onSortChange(direction));

  return (
    <Stack gap="l">
      <PageHeader
        titleRef={title}
        title={words.title}
        description={
          state.status === 'ready' ? (
            <Isolate>{summaryOf(categories.length, total)}</Isolate>
          ) : (
            state.status === 'loading' && <Skeleton width="short" />
          )
        }
        search={
          <SearchField
            label="Filter categories"
            placeholder="Filter by name..."
            value={filterText}
            onChange={list.onFilterTextChange}
            onSubmit={list.onFilterSubmit}
            onBlur={list.onFilterSubmit}
          />
        }
        actions={
          <LinkButton variant="primary" size="large" icon="add" href={addHref}>
            Add Category
          </LinkButton>
        }
      />
      <DeletionMessages
        deletions={deletions}
        onUndo={(deletion) => {
          list.onUndo(deletion);
          focus.enterRow(deletion.id);
        }}
        onCommit={(deletion) => {
          focus.keep();
          list.onCommit(deletion);
        }}
        onDismiss={(deletion) => {
          focus.keep();
          list.onDismiss(deletion);
        }}
      />
      {state.status === 'ready' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={list.onRetry} />
      )}
      {state.status === 'failed' ? (
        <ErrorState message={state.message} onRetry={list.onRetry} isRetrying={state.isRetrying} />
      ) : (
        <CategoryRows
          words={words}
          categories={categories}
          columns={columns}
          isLoading={state.status === 'loading'}
          isStale={state.status === 'ready' && state.isStale}
          isFiltered={categories.length < total}
          sort={list.sort}
          onSortChange={onSortChange}
          getEditHref={getEditHref}
          onDelete={setCategoryToDelete}
          deleteButtonRef={focus.buttonRef}
        />
      )}
      <DeleteCategoryDialog
        category={categoryToDelete}
        onCancel={() => setCategoryToDelete(undefined)}
        onConfirm={(category) => {
          setCategoryToDelete(undefined);
          focus.leaveRow(category.id);
          list.onDelete(category);
        }}
      />
    </Stack>
  );
};
