import { type ActivityEntry, isApiError } from '@planner/api-client';
import { lazyWithRetry } from '@planner/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUndo } from '../shared/announce/useAnnouncer.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { type HistoryChoice, useSearchText } from '../shared/list/useSearchText.ts';
import { getPersonQuery } from '../shared/person/queries.ts';
import { invalidate } from '../shared/query/invalidate.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useRights } from '../shared/session/rights.ts';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import { ActivityView } from './ActivityView.tsx';
import {
  deletedIds,
  GROUP_OPTIONS,
  KIND_OPTIONS,
  subjectHref,
  type SubjectHrefs,
} from '../shared/activity/describeEntry.ts';
import type { ActivityLinks } from './activityColumns.tsx';
import { EntryParts } from './EntryParts.tsx';
import { exportActivityMutation } from './mutations.ts';
import { type ActivityFilters, listActivityQuery } from './queries.ts';

// The field for people is large, and rarely used.
const PersonFilter = lazyWithRetry(async () => (await import('./PersonFilter.tsx')).PersonFilter);

const TASK_KINDS = ['restoreUsers', 'restoreRoles', 'undoImports'];

/** In the order of the file. */
const EXPORT_COLUMNS = [
  { value: 'time', label: 'Time' },
  { value: 'kind', label: 'Kind' },
  { value: 'by', label: 'By' },
  { value: 'on', label: 'On' },
  { value: 'detail', label: 'Detail' },
  { value: 'changes', label: 'Changes' },
  { value: 'address', label: 'Address' },
  { value: 'requestId', label: 'Request ID' },
];

/** The filters in words. */
const scopeOf = ({ kind, groups, actor, subject, from, to, query }: ActivityFilters): string[] => [
  ...GROUP_OPTIONS.flatMap(({ value, label }) => (groups.split(',').includes(value) ? label : [])),
  ...KIND_OPTIONS.flatMap(({ value, label }) => (value !== '' && value === kind ? label : [])),
  ...Object.entries({ by: actor, on: subject, from, to, search: query }).flatMap(([word, text]) =>
    text === '' ? [] : `${word} ${text}`,
  ),
];

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The address of an id in a filter. @param told by an entry */
const useAddress = (value: string, told: string | null | undefined): string => {
  const rights = useRights();
  const isAsked = !told && ID.test(value) && rights.can('getUser');
  const { data } = useQuery({ ...getPersonQuery(useApi(), value, rights), enabled: isAsked });
  return told ?? data?.email ?? value;
};

export interface ActivityProps {
  filters: ActivityFilters;
  /** Omitted filters keep their value. */
  onFilter: (change: Partial<ActivityFilters>, choice: HistoryChoice) => void;
  getActorHref: ActivityLinks['getActorHref'];
  hrefs: SubjectHrefs;
  /** Where those are listed whom an import added or updated. */
  getImportHref: (id: string) => string;
}

/** Who changed what, with filters, and undo where the server offers it. */
export const Activity = ({ filters, onFilter, getActorHref, getImportHref, hrefs }: ActivityProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const { from, to, query } = filters;
  const isPeriodReversed = from !== '' && to !== '' && from > to;
  const { offers } = useRights();
  const hasGroups = offers('listActivity.groups');
  const log = useInfiniteQuery({
    ...listActivityQuery(client, filters, { hasParts: offers('listActivity.partOf'), hasGroups }),
    enabled: !isPeriodReversed,
  });
  const { state, onRetry } = useLoadState(log, 'Failed to fetch activity');
  // Of an old bookmark: the server's sentence lists all kinds.
  const isKindUnknown = isApiError(log.error) && log.error.errors?.['kind'] !== undefined;
  const shown: typeof state = isKindUnknown
    ? {
        status: 'failed',
        message: 'This kind of activity does not exist. Choose another one.',
        isRetrying: false,
      }
    : state;
  const deleted = deletedIds(log.data ?? []);
  const { undo, pendingIds } = useUndo();
  const title = useRef<HTMLHeadingElement>(null);
  const undoOne = ({ id }: ActivityEntry) =>
    undo([id], (isUndone) => {
      // The button is gone.
      if (isUndone) title.current?.focus();
    });

  const toldOf = (side: 'actor' | 'subject') =>
    log.isPending ? filters[side] : log.data?.find((entry) => entry[`${side}Id`] === filters[side])?.[side];
  const names = {
    actor: useAddress(filters.actor, toldOf('actor')),
    subject: useAddress(filters.subject, toldOf('subject')),
  };
  const personProps = (side: 'actor' | 'subject') => ({
    value: filters[side],
    name: names[side],
    onChange: (value: string) => onFilter({ [side]: value }, { replace: false }),
  });

  return (
    <ActivityView
      state={isPeriodReversed ? { status: 'ready', data: [], isStale: false } : shown}
      filters={filters}
      hasGroups={hasGroups}
      people={
        <>
          <PersonFilter {...personProps('actor')} label="By" description="Who did it." />
          <PersonFilter
            {...personProps('subject')}
            label="On"
            description="A person, or the name of a thing."
          />
        </>
      }
      search={useSearchText(query, (next, choice) => onFilter({ query: next }, choice))}
      now={useServerNow()()}
      tasks={<TaskProgress kinds={TASK_KINDS} onEnded={() => void invalidate(queryClient, 'listActivity')} />}
      hasOlder={log.hasNextPage && !isPeriodReversed}
      isLoadingOlder={log.isFetchingNextPage}
      getActorHref={getActorHref}
      getSubjectHref={(entry) => subjectHref(entry, hrefs, deleted)}
      getImportHref={({ kind, id }) =>
        kind === 'usersImported' && offers('listUsers.importId') ? getImportHref(id) : undefined
      }
      titleRef={title}
      undoingId={pendingIds[0]}
      onUndo={undoOne}
      renderParts={(entry) => (
        <EntryParts entry={entry} hrefs={hrefs} undoingId={pendingIds[0]} onUndo={undoOne} />
      )}
      onFilter={(change) => onFilter(change, { replace: false })}
      exports={{
        list: { name: 'activity', one: 'entry', many: 'entries' },
        scope: scopeOf({ ...filters, ...names }),
        choices: { operation: 'exportActivity', columns: EXPORT_COLUMNS },
        mutationOf: (onProgress, choice) =>
          exportActivityMutation(client, filters, hasGroups, choice.query, onProgress),
      }}
      onLoadOlder={() => void log.fetchNextPage()}
      onRetry={onRetry}
    />
  );
};
