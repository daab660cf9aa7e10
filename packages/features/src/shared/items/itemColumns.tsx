import { IconButton, Inline, Skeleton, Text, type TableColumn } from '@planner/ui';
import { EditLink } from '../list/EditLink.tsx';
import type { NamedItem } from './NamedItem.ts';
import type { RowFocus } from '../list/useRowFocus.ts';

export interface ItemColumnsOptions<Item extends NamedItem> {
  nameHeader: string;
  columns: readonly TableColumn<Item>[];
  getEditHref: (id: string) => string;
  onDelete: (item: Item) => void;
  deleteButtonRef: RowFocus['buttonRef'];
}

export const itemColumns = <Item extends NamedItem>({
  nameHeader,
  columns,
  getEditHref,
  onDelete,
  deleteButtonRef,
}: ItemColumnsOptions<Item>): TableColumn<Item>[] => [
  {
    id: 'name',
    header: nameHeader,
    isRowHeader: true,
    isSortable: true,
    loadingCell: <Skeleton width="medium" />,
    cell: ({ name }) => (
      <Text as="bdi" weight="semibold">
        {name}
      </Text>
    ),
  },
  ...columns,
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    size: 'medium',
    align: 'end',
    phone: 'actions',
    cell: (item) => (
      <Inline gap="xs" wrap={false} justify="end">
        <EditLink href={getEditHref(item.id)} name={item.name} />
        <IconButton
          ref={deleteButtonRef(item.id)}
          icon="delete"
          size="small"
          tone="danger"
          label={`Delete ${item.name}`}
          onPress={() => onDelete(item)}
        />
      </Inline>
    ),
  },
];
