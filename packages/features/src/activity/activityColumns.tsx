import type { ActivityEntry } from '@planner/api-client';
import {
  CopyButton,
  formatDateTime,
  formatTimeAgo,
  Isolate,
  Stack,
  type TableColumn,
  Text,
} from '@planner/ui';
import { EntryActor, EntryText } from '../shared/activity/EntryText.tsx';

export interface ActivityLinks {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Undefined where there is nothing to open. */
  getSubjectHref: (entry: ActivityEntry) => string | undefined;
  /** Where the account of its actor is shown. */
  getActorHref: (entry: ActivityEntry) => string | undefined;
}

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
    cell: (entry) => <EntryText entry={entry} href={getSubjectHref(entry)} />,
  },
  {
    id: 'actor',
    header: 'By',
    size: 'large',
    phone: 'labelled',
    cell: (entry) => (
      <Stack gap="xxs">
        <EntryActor entry={entry} href={getActorHref(entry)} />
        <Text size="small" tone="muted" numeric>
          <Isolate>{entry.address}</Isolate>
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
