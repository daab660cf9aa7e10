import { IconButton, type IconName, Inline, LinkButton, Tooltip, type TableColumn } from '@planner/ui';
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
  /** Whether the row has actions. @default true */
  canChange?: (row: Row) => boolean;
  size?: TableColumn<Row>['size'];
}

/** The last column of a list whose rows can be deleted. */
export const actionsColumn = <Row extends { id: string }>({
  nameOf,
  firstAction,
  onDelete,
  deleteButtonRef,
  canChange = () => true,
  size = 'medium',
}: ActionsColumnOptions<Row>): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  width: 'fit',
  size,
  align: 'end',
  phone: 'actions',
  cell: (row) =>
    canChange(row) && (
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

/** A link among the actions of a row. */
export const rowLink = (icon: IconName, label: string, href: string): ReactNode => (
  <Tooltip content={label}>
    <LinkButton variant="quiet" size="small" icon={icon} href={href} aria-label={label} />
  </Tooltip>
);

/** `firstAction` that edits the row. A link, so that it can open in a new tab. */
export const editLink =
  (getEditHref: (id: string) => string) =>
  ({ id, name }: { id: string; name: string }): ReactNode =>
    rowLink('edit', `Edit ${name}`, getEditHref(id));
