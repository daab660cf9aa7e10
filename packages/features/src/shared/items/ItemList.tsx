import { Isolate, Text } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import { DeleteRow, useDeletion } from '../list/DeleteRow.tsx';
import { useSearchText, type HistoryChoice } from '../list/useSearchText.ts';
import { useLoadState } from '../query/useLoadState.ts';
import { arrangeByName } from './arrangeByName.ts';
import { ItemListView, type ItemListViewProps } from './ItemListView.tsx';
import { deleteMutation } from './mutations.ts';
import { listQuery } from './queries.ts';
import { failureTexts, type NamedItem, type NameSort, type Resource } from './Resource.ts';

/** The host keeps `query` and `sort` in the URL. */
export interface ItemListScreenProps {
  query: string;
  sort: NameSort;
  /** Omitted parameters keep their value. */
  onChange: (change: { query?: string; sort?: NameSort }, choice: HistoryChoice) => void;
  getEditHref: (id: string) => string;
  addHref: string;
}

export interface ItemListProps<Item extends NamedItem>
  extends ItemListScreenProps, Pick<ItemListViewProps<Item>, 'text' | 'columns' | 'imports' | 'tasks'> {
  resource: Resource<Item>;
}

/** Lists items with a name: filter, sort, add, edit, delete. */
export const ItemList = <Item extends NamedItem>({
  resource,
  query,
  onChange,
  ...view
}: ItemListProps<Item>) => {
  const { sort } = view;
  const { noun } = resource;
  const client = useApi();
  const texts = failureTexts(noun);
  const search = useSearchText(query, (next, choice) => onChange({ query: next }, choice));
  // Typing has priority over rendering hundreds of rows.
  const filterText = useDeferredValue(search.text);
  const result = useQuery({
    ...listQuery(resource, client),
    select: useCallback(
      (items: Item[]) => ({ rows: arrangeByName(items, filterText, sort), total: items.length }),
      [filterText, sort],
    ),
  });
  const deletion = useDeletion<Item>();

  return (
    <>
      <ItemListView
        {...view}
        noun={noun}
        ids={resource.ids}
        {...useLoadState(result, texts.list)}
        search={search}
        onSortChange={(next) => onChange({ sort: next }, { replace: false })}
        deletion={deletion}
      />
      <DeleteRow
        {...deletion}
        title={`Are you sure you want to delete this ${noun.one}?`}
        mutation={deleteMutation(resource, client)}
        fallback={texts.delete}
        subject={<Isolate>“{deletion.candidate?.name}”</Isolate>}
      >
        <Text weight="semibold">
          <Isolate>{deletion.candidate?.name}</Isolate>
        </Text>{' '}
        will be deleted.
      </DeleteRow>
    </>
  );
};
