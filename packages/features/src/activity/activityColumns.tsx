import type { ActivityEntry, FieldChange } from '@planner/api-client';
import {
  CopyButton,
  formatDateTime,
  formatTimeAgo,
  Isolate,
  Link,
  Stack,
  type TableColumn,
  Text,
} from '@planner/ui';
import { capitalize } from '../shared/format/Noun.ts';
import { describeEntry, fieldName, furtherChanges, subjectOf } from './describeEntry.ts';

export interface ActivityLinks {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Undefined where there is nothing to open. */
  getSubjectHref: (entry: ActivityEntry) => string | undefined;
  /** The activity of an account. */
  getActorHref: (actor: string) => string;
}

const Change = ({ change }: { change: FieldChange }) => {
  const { from, to } = change;
  return (
    <Text as="p" size="small" tone="muted">
      {capitalize(fieldName(change))}
      {from === undefined && to === undefined ? ' changed' : ': '}
      {from !== undefined && <Isolate>{from}</Isolate>}
      {from !== undefined && to !== undefined && ' → '}
      {to !== undefined && <Isolate>{to}</Isolate>}
    </Text>
  );
};

const What = ({ entry, href }: { entry: ActivityEntry; href: string | undefined }) => {
  const { before, after } = describeEntry(entry);
  const subject = <Isolate>{subjectOf(entry)}</Isolate>;
  return (
    <Stack gap="xxs">
      <Text as="p">
        {before}
        {after !== undefined && (href ? <Link href={href}>{subject}</Link> : subject)}
        {after}
      </Text>
      {furtherChanges(entry).map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </Stack>
  );
};

export const activityColumns = ({
  now,
  getSubjectHref,
  getActorHref,
}: ActivityLinks): TableColumn<ActivityEntry>[] => [
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    phone: 'primary',
    cell: (entry) => <What entry={entry} href={getSubjectHref(entry)} />,
  },
  {
    id: 'actor',
    header: 'By',
    size: 'large',
    phone: 'labelled',
    cell: ({ actor, address }) => (
      <Stack gap="xxs">
        {actor === null ? (
          <Text tone="muted">not signed in</Text>
        ) : (
          <Link href={getActorHref(actor)} variant="quiet">
            <Isolate>{actor}</Isolate>
          </Link>
        )}
        <Text size="small" tone="muted" numeric>
          <Isolate>{address}</Isolate>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'at',
    header: 'When',
    size: 'large',
    phone: 'labelled',
    cell: ({ at }) => (
      <Stack gap="xxs">
        <Text numeric>{formatTimeAgo(at, now)}</Text>
        <Text size="small" tone="muted" numeric>
          {formatDateTime(at)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'request',
    header: 'Request ID',
    width: 'fit',
    size: 'small',
    align: 'end',
    phone: 'actions',
    cell: ({ requestId }) => <CopyButton text={requestId} label={`Copy request ID ${requestId}`} />,
  },
];
