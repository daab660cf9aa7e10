import type { ActivityEntry } from '@planner/api-client';
import {
  Button,
  EmptyState,
  FilterSelect,
  Stack,
  Table,
  DateField,
  Disclosure,
  Form,
  Grid,
  INCOMPLETE_DATE,
  TextField,
} from '@planner/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { Allowed } from '../shared/session/Allowed.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import { ListHeader } from '../shared/list/ListScreen.tsx';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import type { SearchText } from '../shared/list/useSearchText.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { activityColumns, type ActivityLinks } from './activityColumns.tsx';
import { KIND_OPTIONS } from '../shared/activity/describeEntry.ts';
import type { ActivityFilters } from './queries.ts';
import { cleanSearch } from '../shared/form/text/cleanSearch.ts';

export interface MoreFiltersProps {
  filters: ActivityFilters;
  onFilter: (change: Partial<ActivityFilters>) => void;
}

/** The text of a field until it is complete. Follows the filter when that changes elsewhere, for example on Back. */
const useDraft = (value: string) => {
  const [draft, setDraft] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
};

/** Exact addresses, which are looked up on blur and Enter, and a period. */
const MoreFilters = ({ filters, onFilter }: MoreFiltersProps) => {
  const [actor, setActor] = useDraft(filters.actor);
  const [subject, setSubject] = useDraft(filters.subject);
  const [from, setFrom] = useDraft(filters.from);
  const [to, setTo] = useDraft(filters.to);
  const apply = () => {
    const wanted = { actor: cleanSearch(actor), subject: cleanSearch(subject) };
    if (wanted.actor !== filters.actor || wanted.subject !== filters.subject) onFilter(wanted);
  };
  const change = (name: 'from' | 'to', setDay: (day: string) => void) => (day: string) => {
    setDay(day);
    if (day !== INCOMPLETE_DATE) onFilter({ [name]: day });
  };
  const isSet = [filters.actor, filters.subject, filters.from, filters.to].some((value) => value !== '');
  return (
    <Disclosure title="People and dates" headingLevel={2} defaultExpanded={isSet}>
      <Grid columns={4}>
        {/* Enter submits a form with a single field. */}
        <Form onSubmit={apply}>
          <TextField
            label="By"
            description="E-mail or ID of who did it."
            value={actor}
            onChange={setActor}
            onBlur={apply}
          />
        </Form>
        <Form onSubmit={apply}>
          <TextField
            label="On"
            description="E-mail, name or ID."
            value={subject}
            onChange={setSubject}
            onBlur={apply}
          />
        </Form>
        <DateField
          label="From"
          description="First day."
          maxValue={filters.to}
          value={from}
          onChange={change('from', setFrom)}
        />
        <DateField
          label="To"
          description="Last day."
          minValue={filters.from}
          value={to}
          onChange={change('to', setTo)}
        />
      </Grid>
    </Disclosure>
  );
};

/** Shows the entries read so far, newest first. */
export interface ActivityViewProps extends ActivityLinks, LoadProps<ActivityEntry[]> {
  filters: ActivityFilters;
  /** The heading. */
  titleRef?: Ref<HTMLHeadingElement>;
  search: SearchText;
  /** Above the table: what undoes many changes. */
  tasks?: ReactNode;
  canExport: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onFilter: (change: Partial<ActivityFilters>) => void;
  onExport: () => void;
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
        actions={
          props.canExport && (
            <Allowed operation="exportActivity">
              <Button icon="export" onPress={props.onExport} isDisabled={entries.length === 0}>
                Export
              </Button>
            </Allowed>
          )
        }
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
