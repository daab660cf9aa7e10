import type { ActivityEntry, FieldChange } from '@planner/api-client';
import {
  Button,
  CopyButton,
  formatDateTime,
  formatTimeAgo,
  Inline,
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
  onUndo: (entry: ActivityEntry) => void;
  /** Id of the entry that is being undone. */
  undoingId: string | undefined;
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

/** The sentence about an entry as text. */
const nameOf = (entry: ActivityEntry): string => {
  const { before, after } = describeEntry(entry);
  return after === undefined ? before : `${before}${subjectOf(entry)}${after}`;
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
  onUndo,
  undoingId,
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
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    size: 'small',
    align: 'end',
    phone: 'actions',
    cell: (entry) => (
      <Inline gap="xs" justify="end">
        {entry.undoUntil !== undefined && (
          <Button
            size="small"
            aria-label={`Undo: ${nameOf(entry)}`}
            isPending={entry.id === undoingId}
            pendingLabel="Undoing..."
            onPress={() => onUndo(entry)}
          >
            Undo
          </Button>
        )}
        <CopyButton text={entry.requestId} label={`Copy request ID ${entry.requestId}`} />
      </Inline>
    ),
  },
];
