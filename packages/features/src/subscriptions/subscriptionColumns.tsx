import type { Subscription } from '@planner/api-client';
import { Badge, CopyButton, formatDate, Inline, Isolate, type TableColumn, Text } from '@planner/ui';
import { toneOf } from '../shared/format/subscriptionStatus.ts';
import { rowLink } from '../shared/list/actionsColumn.tsx';

export const subscriptionColumns = (getUserHref: (userId: string) => string): TableColumn<Subscription>[] => [
  {
    id: 'userId',
    header: 'User ID',
    size: 'small',
    phone: 'labelled',
    cell: ({ userId }) => (
      <Text size="small" tone="muted" numeric truncate="middle">
        {userId}
      </Text>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    phone: 'primary',
    cell: ({ name }) => (
      <Text weight="semibold" truncate="inTable" title={name}>
        <Isolate>{name}</Isolate>
      </Text>
    ),
  },
  {
    id: 'transaction',
    header: 'Transaction ID',
    size: 'medium',
    phone: 'labelled',
    cell: ({ originalTransactionId }) => (
      <Text numeric truncate="middle">
        {originalTransactionId}
      </Text>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    size: 'medium',
    phone: 'labelled',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  {
    id: 'expires',
    header: 'Expires',
    size: 'medium',
    phone: 'labelled',
    isSortable: true,
    cell: ({ expiresDate }) =>
      expiresDate === null ? <Text tone="muted">N/A</Text> : <Text numeric>{formatDate(expiresDate)}</Text>,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    size: 'medium',
    align: 'end',
    phone: 'actions',
    cell: ({ userId, name, originalTransactionId }) => (
      <Inline gap="xs" wrap={false} justify="end">
        <CopyButton text={originalTransactionId} label={`Copy transaction ID ${originalTransactionId}`} />
        {rowLink('user', `Open ${name}`, getUserHref(userId))}
      </Inline>
    ),
  },
];
