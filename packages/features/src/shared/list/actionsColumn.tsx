import { IconButton, Inline, LinkButton, Tooltip, type TableColumn } from '@planner/ui';
import type { ReactNode } from 'react';

export interface DeleteButtonProps<Row> {
  onDelete: (row: Row) => void;
  deleteButtonRef: (id: string) => (button: HTMLButtonElement | null) => void;
}

interface ActionsColumnOptions<Row> extends DeleteButtonProps<Row> {
  /** Part of accessible names: `Delete Ada`. */
  nameOf: (row: Row) => string;
  /** The button or link before the delete button. */
  firstAction?: (row: Row) => ReactNode;
  size?: TableColumn<Row>['size'];
}

/** The last column of a list whose rows can be deleted. */
export const actionsColumn = <Row extends { id: string }>({
  nameOf,
  firstAction,
  onDelete,
  deleteButtonRef,
  size = 'medium',
}: ActionsColumnOptions<Row>): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  width: 'fit',
  size,
  align: 'end',
  phone: 'actions',
  cell: (row) => (
    <Inline gap="xs" wrap={false} justify="end">
      {firstAction?.(row)}
      <IconButton
        ref={deleteButtonRef(row.id)}
        icon="delete"
        size="small"
        tone="danger"
        label={`Delete ${nameOf(row)}`}
        onPress={() => onDelete(row)}
      />
    </Inline>
  ),
});

/** `firstAction` that edits the row. A link, so that it can open in a new tab. */
export const editLink =
  (getEditHref: (id: string) => string) =>
  ({ id, name }: { id: string; name: string }): ReactNode => (
    <Tooltip content={`Edit ${name}`}>
      <LinkButton
        variant="quiet"
        size="small"
        icon="edit"
        href={getEditHref(id)}
        aria-label={`Edit ${name}`}
      />
    </Tooltip>
  );
