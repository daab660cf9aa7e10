import type { Subscription } from '@planner/api-client';
import {
  Badge,
  CopyButton,
  formatDate,
  Inline,
  Isolate,
  Link,
  Stack,
  type TableColumn,
  Text,
} from '@planner/ui';
import { statusWord, toneOf } from '../shared/format/subscriptionStatus.ts';
import { rowLink } from '../shared/list/actionsColumn.tsx';

interface ShortIdProps {
  /** Part of the button's name: “transaction ID”. */
  label: string;
  children: string;
}

const ShortId = ({ label, children }: ShortIdProps) => (
  <Inline gap="xxs" wrap={false}>
    <Text size="small" tone="muted" numeric truncate="middle">
      {children}
    </Text>
    <CopyButton text={children} label={`Copy ${label} ${children}`} />
  </Inline>
);

export const subscriptionColumns = (getUserHref: (userId: string) => string): TableColumn<Subscription>[] => [
  {
    id: 'userId',
    header: 'User ID',
    size: 'medium',
    narrow: 'hidden',
    cell: ({ userId }) => <ShortId label="user ID">{userId}</ShortId>,
  },
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    phone: 'primary',
    cell: ({ name, userId, email }) => (
      <Stack gap="xxs">
        <Link href={getUserHref(userId)} variant="plain">
          <Text weight="semibold">
            <Isolate>{name}</Isolate>
          </Text>
        </Link>
        {email && (
          <Text size="small" tone="muted">
            <Isolate>{email}</Isolate>
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'transaction',
    header: 'Transaction ID',
    size: 'medium',
    phone: 'labelled',
    cell: ({ originalTransactionId }) => <ShortId label="transaction ID">{originalTransactionId}</ShortId>,
  },
  {
    id: 'status',
    header: 'Status',
    size: 'medium',
    phone: 'labelled',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{statusWord(status)}</Badge>,
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
    size: 'small',
    align: 'end',
    phone: 'actions',
    narrow: 'hidden',
    cell: ({ userId, name }) => rowLink('user', `Open ${name}`, getUserHref(userId)),
  },
];
