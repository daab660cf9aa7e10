import type { ActivityEntry } from '@planner/api-client';
import { EmptyState, FilterSelect, formatDay, Stack, Table } from '@planner/ui';
import type { ReactNode, Ref } from 'react';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import { ExportButton, type ListExport } from '../shared/list/ExportButton.tsx';
import { ListHeader } from '../shared/list/ListScreen.tsx';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import type { SearchText } from '../shared/list/useSearchText.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { useRights } from '../shared/session/rights.ts';
import { activityColumns, type ActivityLinks } from './activityColumns.tsx';
import { KIND_OPTIONS } from '../shared/activity/describeEntry.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { ActivityFilters } from './queries.ts';

/** Shows the entries read so far, newest first. */
export interface ActivityViewProps extends ActivityLinks, LoadProps<ActivityEntry[]> {
  filters: ActivityFilters;
  /** Whether the server knows groups of kinds. */
  hasGroups: boolean;
  /** The fields that choose who did it, and what it was done to. */
  people?: ReactNode;
  /** The heading. */
  titleRef?: Ref<HTMLHeadingElement>;
  search: SearchText;
  /** Above the table: what undoes many changes. */
  tasks?: ReactNode;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onFilter: (change: Partial<ActivityFilters>) => void;
  exports: ListExport;
  onLoadOlder: () => void;
}

export const ActivityView = ({ state, filters, hasGroups, onFilter, ...props }: ActivityViewProps) => {
  const entries = state.status === 'ready' ? state.data : [];
  const { legalTexts } = useRights();
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <Stack gap="l">
      <ListHeader
        title="Activity"
        titleRef={props.titleRef}
        state={state}
        summaryOf={() => 'Who did what in the past year'}
        search={props.search}
        searchLabel="Search activity"
        searchPlaceholder="Search by what happened, a person or a detail..."
        filters={
          <>
            {/* A link to one kind shows which one. */}
            {(!hasGroups || filters.kind !== '') && (
              <FilterSelect
                label="Kind"
                options={KIND_OPTIONS}
                value={filters.kind}
                onChange={(kind) => onFilter({ kind })}
              />
            )}
            <PeriodFilter filters={filters} now={props.now} onFilter={onFilter} />
          </>
        }
        actions={<ExportButton {...props.exports} isDisabled={entries.length === 0} />}
      />
      <MoreFilters filters={filters} hasGroups={hasGroups} people={props.people} onFilter={onFilter} />
      {props.tasks}
      <LoadBody state={state} onRetry={props.onRetry}>
        <Table
          label="Activity"
          columns={activityColumns({ ...props, legalTexts })}
          isSteady
          rows={entries}
          getHeading={({ at }) => formatDay(at, props.now)}
          getRowId={({ id }) => id}
          isLoading={state.status !== 'ready'}
          isStale={state.status === 'ready' && state.isStale}
          emptyState={
            <EmptyState
              icon="history"
              title={isFiltered ? 'No activity found' : 'No activity yet'}
              description={isFiltered ? 'Try other words, people or days' : 'The next change appears here'}
            />
          }
          footer={
            props.hasOlder && (
              <LoadOlder
                label="Load older entries"
                count={entries.length}
                isPending={props.isLoadingOlder}
                onPress={props.onLoadOlder}
              />
            )
          }
        />
      </LoadBody>
    </Stack>
  );
};
