import type { ActivityEntry } from '@planner/api-client';
import { EmptyState, FilterSelect, Stack, Table } from '@planner/ui';
import type { ReactNode, Ref } from 'react';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import { ExportButton, type ListExport } from '../shared/list/ExportButton.tsx';
import { ListHeader } from '../shared/list/ListScreen.tsx';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import type { SearchText } from '../shared/list/useSearchText.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { activityColumns, type ActivityLinks } from './activityColumns.tsx';
import { KIND_OPTIONS } from '../shared/activity/describeEntry.ts';
import { MoreFilters } from './MoreFilters.tsx';
import type { ActivityFilters } from './queries.ts';

/** Shows the entries read so far, newest first. */
export interface ActivityViewProps extends ActivityLinks, LoadProps<ActivityEntry[]> {
  filters: ActivityFilters;
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

export const ActivityView = ({ state, filters, onFilter, ...props }: ActivityViewProps) => {
  const entries = state.status === 'ready' ? state.data : [];
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
        searchPlaceholder="Search by person, thing or detail..."
        filters={
          <FilterSelect
            label="Kind"
            options={KIND_OPTIONS}
            value={filters.kind}
            onChange={(kind) => onFilter({ kind })}
          />
        }
        actions={<ExportButton {...props.exports} isDisabled={entries.length === 0} />}
      />
      <MoreFilters filters={filters} onFilter={onFilter} />
      {props.tasks}
      <LoadBody state={state} onRetry={props.onRetry}>
        <Table
          label="Activity"
          columns={activityColumns(props)}
          isSteady
          rows={entries}
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
