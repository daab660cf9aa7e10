import { IconButton, Inline, Isolate, Skeleton, Text, type TableColumn } from '@planner/ui';
import { EditLink } from '../EditLink.tsx';
import type { NamedCategory } from './NamedCategory.ts';
import type { RowFocus } from './useRowFocus.ts';

/** What the columns show, and what their buttons do. */
export interface CategoryColumnsOptions<Category extends NamedCategory> {
  /** Head of the column of names. */
  nameHeader: string;
  /** What stands between name and actions. */
  columns: readonly TableColumn<Category>[];
  getEditHref: (id: string) => string;
  onDelete: (category: Category) => void;
  deleteButtonRef: RowFocus['buttonRef'];
}

/** The columns of a list of categories of any kind: name, what the kind adds, actions. */
export const categoryColumns = <Category extends NamedCategory>({
  nameHeader,
  columns,
  getEditHref,
  onDelete,
  deleteButtonRef,
}: CategoryColumnsOptions<Category>): TableColumn<Category>[] => [
  {
    id: 'name',
    header: nameHeader,
    isRowHeader: true,
    isSortable: true,
    loadingCell: <Skeleton width="medium" />,
    cell: ({ name }) => (
      <Text weight="semibold">
        <Isolate>{name}</Isolate>
      </Text>
    ),
  },
  ...columns,
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    align: 'end',
    phone: 'actions',
    cell: (category) => (
      <Inline gap="xs" wrap={false} justify="end">
        <EditLink href={getEditHref(category.id)} name={category.name} />
        <IconButton
          ref={deleteButtonRef(category.id)}
          icon="delete"
          size="small"
          tone="danger"
          label={`Delete ${category.name}`}
          onPress={() => onDelete(category)}
        />
      </Inline>
    ),
  },
];
