import {
  formatCount,
  formatNumber,
  type IconName,
  LinkButton,
  Stack,
  type TableColumn,
  type TableSort,
} from '@planner/ui';
import { useRef, useState } from 'react';
import { capitalize } from '../format/capitalize.ts';
import type { Noun } from '../format/Noun.ts';
import { ListBody } from '../list/ListBody.tsx';
import { ListHeader } from '../list/ListHeader.tsx';
import { useRowFocus } from '../list/useRowFocus.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';
import { DeletionMessages } from './DeletionMessages.tsx';
import { ItemRows } from './ItemRows.tsx';
import type { NamedItem } from './NamedItem.ts';
import type { ItemListState } from './useItemList.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface ItemListText {
  title: string;
  nameHeader: string;
  icon: IconName;
  emptyTitle: string;
  emptyDescription: string;
}

export interface ItemListViewProps<Item extends NamedItem> {
  list: ItemListState<Item>;
  noun: Noun;
  text: ItemListText;
  columns: readonly TableColumn<Item>[];
  getEditHref: (id: string) => string;
  addHref: string;
}

const summaryOf = ({ one, many }: Noun, shown: number, total: number) =>
  shown === total
    ? formatCount(total, one, many)
    : `${formatNumber(shown)} of ${formatNumber(total)} ${many}`;

const NONE: readonly never[] = [];

export const ItemListView = <Item extends NamedItem>({
  list,
  noun,
  text,
  columns,
  getEditHref,
  addHref,
}: ItemListViewProps<Item>) => {
  const { state, total } = list;
  const title = useRef<HTMLHeadingElement>(null);
  const [itemToDelete, setItemToDelete] = useState<NamedItem>();
  const items = state.status === 'ready' ? state.data : NONE;
  const ids = items.map(({ id }) => id);
  const focus = useRowFocus(ids, title);
  const onSortChange = useStableCallback(({ direction }: TableSort) => list.onSortChange(direction));

  return (
    <Stack gap="l">
      <ListHeader
        title={text.title}
        titleRef={title}
        state={state}
        summaryOf={({ length }) => summaryOf(noun, length, total)}
        search={list.filter}
        searchLabel={`Filter ${noun.many}`}
        searchPlaceholder="Filter by name..."
        actions={
          <LinkButton variant="primary" icon="add" href={addHref}>
            Add {capitalize(noun.one)}
          </LinkButton>
        }
      />
      <DeletionMessages
        deletions={list.deletions}
        onUndo={(deletion) => {
          list.onUndo(deletion);
          focus.focusRow(deletion.id);
        }}
        onCommit={(deletion) => {
          focus.catchLostFocus();
          list.onCommit(deletion);
        }}
        onDismiss={(deletion) => {
          focus.catchLostFocus();
          list.onDismiss(deletion);
        }}
      />
      <ListBody state={state} onRetry={list.onRetry}>
        <ItemRows
          noun={noun}
          text={text}
          items={items}
          columns={columns}
          isLoading={state.status === 'loading'}
          isStale={state.status === 'ready' && state.isStale}
          isFiltered={items.length < total}
          sort={list.sort}
          onSortChange={onSortChange}
          getEditHref={getEditHref}
          onDelete={setItemToDelete}
          deleteButtonRef={focus.buttonRef}
        />
      </ListBody>
      <DeleteItemDialog
        noun={noun}
        item={itemToDelete}
        onCancel={() => setItemToDelete(undefined)}
        onConfirm={(item) => {
          setItemToDelete(undefined);
          focus.rememberNeighbors(item.id);
          focus.focusNeighbor();
          list.onDelete(item);
        }}
      />
    </Stack>
  );
};
