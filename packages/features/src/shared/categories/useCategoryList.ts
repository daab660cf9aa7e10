import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { HistoryChoice } from '../HistoryChoice.ts';
import { useLoadState, type LoadState } from '../useLoadState.ts';
import { useSearchText } from '../useSearchText.ts';
import { arrangeByName } from './arrangeByName.ts';
import type { DeletionResult } from '../deletionResult.ts';
import type { Deletion } from './deletions.ts';
import type { NamedCategory, NameSort } from './NamedCategory.ts';
import { useDeletions } from './useDeletions.ts';

/** What a host holds in the URL of a list, and what it is told of it. */
export interface CategoryListProps {
  /** Id of the signed-in user: a deletion belongs to whoever confirmed it. */
  userId: string;
  /** What names are filtered by, empty for all. */
  query: string;
  sort: NameSort;
  onQueryChange: (query: string, choice: HistoryChoice) => void;
  onSortChange: (sort: NameSort, choice: HistoryChoice) => void;
  getEditHref: (id: string) => string;
  addHref: string;
}

/** What a list of categories shows, and what its events call. */
export interface CategoryList<Category extends NamedCategory> {
  /** The categories to show: filtered, sorted, and without those that are being deleted. */
  state: LoadState<readonly Category[]>;
  /** How many there are without the filter. */
  total: number;
  filterText: string;
  onFilterTextChange: (text: string) => void;
  /** Remembers the filter at once, without waiting for a pause. */
  onFilterSubmit: () => void;
  sort: NameSort;
  onSortChange: (sort: NameSort) => void;
  deletions: readonly Deletion[];
  /** The person has confirmed that a category is to be deleted. */
  onDelete: (category: NamedCategory) => void;
  onUndo: (deletion: Deletion) => void;
  /** The time for Undo is over. */
  onCommit: (deletion: Deletion) => void;
  /** The message about a deletion has been read. */
  onDismiss: (deletion: Deletion) => void;
  onRetry: () => void;
}

/** Which categories are listed, and how one is deleted. */
export interface CategoryListOptions<Category extends NamedCategory> {
  result: UseQueryResult<Category[]>;
  /** The operation that deletes. */
  operation: string;
  send: (id: string) => Promise<DeletionResult>;
  /** Takes a category out of the cached list. */
  forget: (id: string) => void;
  /** Sentences of the error catalogue. */
  messages: { list: string; delete: string };
  props: CategoryListProps;
}

/** Filters, sorts and deletes in a list of categories of any kind. */
export const useCategoryList = <Category extends NamedCategory>({
  result,
  operation,
  send,
  forget,
  messages,
  props,
}: CategoryListOptions<Category>): CategoryList<Category> => {
  const { userId, query, sort, onQueryChange, onSortChange } = props;
  const filter = useSearchText(query, (next) =>
    // Refining a filter is one step of the history, not one for each pause.
    onQueryChange(next, { replace: query !== '' && next !== '' }),
  );
  // Typing comes first: hundreds of rows may follow a moment later.
  const filterText = useDeferredValue(filter.text);
  const state = useLoadState(result, messages.list);
  const categories = state.status === 'ready' ? state.data : undefined;
  const { deletions, hiddenIds, request, undo, commit, dismiss } = useDeletions({
    operation,
    userId,
    categories: result.data,
    send,
    forget,
    fallback: messages.delete,
  });

  // The same lists as long as nothing in them changes: rows that may be hundreds are not rendered for nothing.
  const present = useMemo(() => {
    const hidden = new Set(hiddenIds.split(' '));
    return categories?.filter(({ id }) => !hidden.has(id));
  }, [categories, hiddenIds]);
  const shown = useMemo(
    () => present && arrangeByName(present, filterText, sort),
    [present, filterText, sort],
  );

  return {
    state: state.status === 'ready' && shown ? { ...state, data: shown } : state,
    total: present?.length ?? 0,
    filterText: filter.text,
    onFilterTextChange: filter.setText,
    onFilterSubmit: filter.submit,
    sort,
    onSortChange: (next) => onSortChange(next, { replace: false }),
    deletions,
    onDelete: request,
    onUndo: undo,
    onCommit: commit,
    onDismiss: dismiss,
    onRetry: () => void result.refetch(),
  };
};
