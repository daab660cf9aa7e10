import type { ActivityEntry, LegalText } from '@planner/api-client';
import {
  Button,
  CopyButton,
  formatTime,
  formatTimeAgo,
  Inline,
  Isolate,
  Link,
  Stack,
  type TableColumn,
  TablePart,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { describeEntry, subjectOf } from '../shared/activity/describeEntry.ts';
import { Can } from '../shared/session/Can.tsx';
import { EntryActor, EntryText } from '../shared/activity/EntryText.tsx';

export interface ActivityLinks {
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Undefined where there is nothing to open. */
  getSubjectHref: (entry: ActivityEntry) => string | undefined;
  /** Where the account of its actor is shown. */
  getActorHref: (entry: ActivityEntry) => string | undefined;
  /** Where those are listed whom an import added or updated; undefined for other entries. */
  getImportHref?: (entry: ActivityEntry) => string | undefined;
  onUndo: (entry: ActivityEntry) => void;
  /** What a task did to each of many. */
  renderParts?: (entry: ActivityEntry) => ReactNode;
  /** Id of the entry that is being undone. */
  undoingId: string | undefined;
}

/** The sentence about an entry as text. */
const nameOf = (entry: ActivityEntry, texts: readonly LegalText[]): string => {
  const { before, after } = describeEntry(entry);
  return after === undefined ? before : `${before}${subjectOf(entry, texts)}${after}`;
};

export const activityColumns = ({
  now,
  getSubjectHref,
  getActorHref,
  getImportHref,
  onUndo,
  undoingId,
  renderParts,
  legalTexts,
}: ActivityLinks & { legalTexts: readonly LegalText[] }): TableColumn<ActivityEntry>[] => [
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    phone: 'primary',
    cell: (entry) => {
      const importHref = getImportHref?.(entry);
      return (
        <Stack gap="xxs">
          <EntryText entry={entry} href={getSubjectHref(entry)} />
          {importHref && (
            <Text as="p">
              <Link href={importHref}>Show these users</Link>
            </Text>
          )}
          {entry.hasParts && renderParts?.(entry)}
        </Stack>
      );
    },
  },
  {
    id: 'actor',
    header: 'By',
    size: 'large',
    phone: 'labelled',
    narrow: 'under',
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
        <Text numeric>{formatTime(at)}</Text>
        <TablePart of="table">
          <Text size="small" tone="muted" numeric>
            {formatTimeAgo(at, now)}
          </Text>
        </TablePart>
      </Stack>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    size: 'medium',
    align: 'end',
    phone: 'actions',
    cell: (entry) => (
      <Inline gap="xxs" wrap={false} justify="end">
        {entry.undoUntil !== undefined && (
          <Can operation="undoActivity">
            <Button
              size="small"
              aria-label={`Undo: ${nameOf(entry, legalTexts)}`}
              isPending={entry.id === undoingId}
              onPress={() => onUndo(entry)}
            >
              Undo
            </Button>
          </Can>
        )}
        <CopyButton text={entry.requestId} label={`Copy request ID ${entry.requestId}`} />
      </Inline>
    ),
  },
];
