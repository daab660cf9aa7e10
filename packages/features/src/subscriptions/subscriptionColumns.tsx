import type { Subscription } from '@planner/api-client';
import { Badge, CopyButton, Inline, Isolate, LinkButton, Text, Tooltip, type TableColumn } from '@planner/ui';
import { formatDate } from '../shared/format/formatDate.ts';
import { toneOf } from '../shared/format/subscriptionStatus.ts';

export const subscriptionColumns = (getUserHref: (userId: string) => string): TableColumn<Subscription>[] => [
  {
    id: 'userId',
    header: 'User ID',
    phone: 'labelled',
    cell: ({ userId }) => (
      <Text size="small" tone="muted" numeric>
        <Isolate>{userId}</Isolate>
      </Text>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    phone: 'primary',
    cell: ({ name }) => (
      <Text weight="semibold">
        <Isolate>{name}</Isolate>
      </Text>
    ),
  },
  {
    id: 'transaction',
    header: 'Transaction ID',
    phone: 'labelled',
    cell: ({ originalTransactionId }) => (
      <Text numeric>
        <Isolate>{originalTransactionId}</Isolate>
      </Text>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 'fit',
    phone: 'labelled',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  {
    id: 'expires',
    header: 'Expires',
    width: 'fit',
    phone: 'labelled',
    isSortable: true,
    cell: ({ expiresDate }) =>
      expiresDate === null ? <Text tone="muted">N/A</Text> : <Text numeric>{formatDate(expiresDate)}</Text>,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    align: 'end',
    phone: 'actions',
    cell: ({ userId, name, originalTransactionId }) => (
      <Inline gap="xs" wrap={false} justify="end">
        <CopyButton text={originalTransactionId} label={`Copy transaction ID ${originalTransactionId}`} />
        <Tooltip content={`Open ${name}`}>
          <LinkButton
            variant="quiet"
            size="small"
            icon="user"
            href={getUserHref(userId)}
            aria-label={`Open ${name}`}
          />
        </Tooltip>
      </Inline>
    ),
  },
];
