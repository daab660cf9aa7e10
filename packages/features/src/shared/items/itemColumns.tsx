import { Skeleton, Text, type TableColumn } from '@planner/ui';
import { actionsColumn, type DeleteButtonProps } from '../list/actionsColumn.tsx';
import { EditLink } from '../list/EditLink.tsx';
import type { NamedItem } from './NamedItem.ts';

export interface ItemColumnsOptions<Item extends NamedItem> extends DeleteButtonProps<Item> {
  nameHeader: string;
  columns: readonly TableColumn<Item>[];
  getEditHref: (id: string) => string;
}

export const itemColumns = <Item extends NamedItem>({
  nameHeader,
  columns,
  getEditHref,
  ...deleteButton
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
  actionsColumn({
    ...deleteButton,
    nameOf: ({ name }) => name,
    firstAction: ({ id, name }) => <EditLink href={getEditHref(id)} name={name} />,
  }),
];
