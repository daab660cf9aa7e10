import type { OperationId, Role } from '@planner/api-client';
import { IconButton, type IconName, Inline, LinkButton, Tooltip, type TableColumn } from '@planner/ui';
import type { ReactElement, ReactNode } from 'react';
import { Can } from '../session/Can.tsx';

export interface DeleteButtonProps<Row> {
  onDelete: (row: Row) => void;
  deleteButtonRef: (id: string) => (button: HTMLButtonElement | null) => void;
}

interface ActionsColumnOptions<Row> extends DeleteButtonProps<Row> {
  /** Part of accessible names: `Delete Ada`. */
  nameOf: (row: Row) => string;
  /** The button or link before the delete button. */
  firstAction?: (row: Row) => ReactNode;
  deleteOperation: OperationId;
  /** Of a row that is an account. */
  roleOf?: (row: Row) => Role;
  size?: TableColumn<Row>['size'];
}

/** The last column of a list whose rows can be deleted. */
export const actionsColumn = <Row extends { id: string }>({
  nameOf,
  firstAction,
  onDelete,
  deleteButtonRef,
  deleteOperation,
  roleOf,
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
      <Can operation={deleteOperation} role={roleOf?.(row)}>
        <IconButton
          ref={deleteButtonRef(row.id)}
          icon="delete"
          size="small"
          tone="danger"
          label={`Delete ${nameOf(row)}`}
          onPress={() => onDelete(row)}
        />
      </Can>
    </Inline>
  ),
});

/** A link among the actions of a row. @param key of `usePageKeys` */
export const rowLink = (icon: IconName, label: string, href: string, key?: string): ReactElement => (
  <Tooltip content={label}>
    <LinkButton
      variant="quiet"
      size="small"
      icon={icon}
      href={href}
      aria-label={label}
      aria-keyshortcuts={key}
    />
  </Tooltip>
);

/** `firstAction` that edits the row. A link, so that it can open in a new tab. */
export const editLink =
  <Row extends { id: string; name: string }>(
    getEditHref: (id: string) => string,
    operation: OperationId,
    roleOf?: (row: Row) => Role,
  ) =>
  (row: Row): ReactNode => (
    <Can operation={operation} role={roleOf?.(row)}>
      {rowLink('edit', `Edit ${row.name}`, getEditHref(row.id), 'E')}
    </Can>
  );
