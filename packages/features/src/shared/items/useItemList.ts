import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useApi } from '../app/useApi.ts';
import type { HistoryChoice } from '../list/HistoryChoice.ts';
import type { KeptList } from '../list/keptLists.ts';
import { useListQuery } from '../list/useListQuery.ts';
import { useSearchText, type SearchText } from '../list/useSearchText.ts';
import { useLoadState, type LoadState } from '../query/useLoadState.ts';
import { arrangeByName } from './arrangeByName.ts';
import type { Resource } from './Resource.ts';
import type { Deletion } from './deletions.ts';
import { failureTexts } from './failureTexts.ts';
import type { NamedItem, NameSort } from './NamedItem.ts';
import { deleteMutation, forgetItem } from './mutations.ts';
import { listQuery } from './queries.ts';
import { useDeletions } from './useDeletions.ts';

/** The host keeps `query` and `sort` in the URL. */
export interface ListScreenProps {
  /** Id of the signed-in user, who owns the deletions made here. */
  userId: string;
  query: string;
  sort: NameSort;
  onQueryChange: (query: string, choice: HistoryChoice) => void;
  onSortChange: (sort: NameSort, choice: HistoryChoice) => void;
  getEditHref: (id: string) => string;
  addHref: string;
}

export interface ItemListState<Item extends NamedItem> {
  /** Filtered, sorted, and without the items being deleted. */
  state: LoadState<readonly Item[]>;
  /** Without the filter. */
  total: number;
  filter: SearchText;
  sort: NameSort;
  onSortChange: (sort: NameSort) => void;
  deletions: readonly Deletion[];
  onDelete: (item: NamedItem) => void;
  onUndo: (deletion: Deletion) => void;
  /** The time for Undo has passed. */
  onCommit: (deletion: Deletion) => void;
  /** The message about a deletion was closed. */
  onDismiss: (deletion: Deletion) => void;
  onRetry: () => void;
}

/** Data half of a list of items. */
export const useItemList = <Item extends NamedItem, New, Update>(
  resource: Resource<Item, New, Update>,
  kept: KeptList<Item[]>,
  { userId, query, sort, onQueryChange, onSortChange }: ListScreenProps,
): ItemListState<Item> => {
  const client = useApi();
  const queryClient = useQueryClient();
  const texts = failureTexts(resource.noun);
  const result = useListQuery(listQuery(resource, client), kept);
  const filter = useSearchText(query, onQueryChange);
  // Typing has priority over rendering hundreds of rows.
  const filterText = useDeferredValue(filter.text);
  const state = useLoadState(result, texts.list);
  const items = state.status === 'ready' ? state.data : undefined;
  const { deletions, hiddenIds, request, undo, commit, dismiss } = useDeletions({
    operation: resource.listName,
    userId,
    items: result.isPlaceholderData ? undefined : result.data,
    send: useMutation(deleteMutation(resource, client)).mutateAsync,
    forget: (id) => forgetItem(resource, queryClient, id),
    fallback: texts.delete,
  });

  // Memoized, so that `ItemRows` renders only when its rows change.
  const present = useMemo(() => {
    const hidden = new Set(hiddenIds.split(' '));
    return items?.filter(({ id }) => !hidden.has(id));
  }, [items, hiddenIds]);
  const shown = useMemo(
    () => present && arrangeByName(present, filterText, sort),
    [present, filterText, sort],
  );

  return {
    state: state.status === 'ready' && shown ? { ...state, data: shown } : state,
    total: present?.length ?? 0,
    filter,
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
