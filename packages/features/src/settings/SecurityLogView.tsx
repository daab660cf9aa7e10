import type { SecurityEventPage } from '@planner/api-client';
import { EmptyState, ErrorState, FilterSelect, Heading, Inline, Stack, Table, Text } from '@planner/ui';
import { PageFooter } from '../shared/PageFooter.tsx';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import type { LoadState } from '../shared/useLoadState.ts';
import { securityEventColumns, securityEventOptions } from './securityEventColumns.tsx';

export interface SecurityLogViewProps {
  state: LoadState<SecurityEventPage>;
  /** What the log is kept to; empty for everything. */
  kind: string;
  onKindChange: (kind: string) => void;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
  onRetry: () => void;
}

/** What happened around accounts, the newest first. */
export const SecurityLogView = ({
  state,
  kind,
  onKindChange,
  onPageChange,
  getPageHref,
  onRetry,
}: SecurityLogViewProps) => {
  const log = state.status === 'ready' ? state.data : undefined;
  return (
    <Stack gap="m">
      <Stack gap="xxs">
        <Inline justify="between">
          <Heading level={2}>Security log</Heading>
          <FilterSelect label="Event" options={securityEventOptions} value={kind} onChange={onKindChange} />
        </Inline>
        <Text as="p" tone="muted">
          Who signed in, who failed to, and what was done to accounts, for a year. The last line of an address
          is the request, as the server&apos;s own log has it.
        </Text>
      </Stack>
      {state.status === 'ready' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={onRetry} />
      )}
      {state.status === 'failed' ? (
        <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
      ) : (
        <Table
          label="Security log"
          columns={securityEventColumns}
          rows={log?.events ?? []}
          getRowId={({ id }) => id}
          isLoading={state.status === 'loading'}
          isStale={state.status === 'ready' && state.isStale}
          emptyState={
            <EmptyState
              icon="lock"
              title={kind === '' ? 'Nothing yet' : 'No such events'}
              description={kind === '' ? 'The next sign-in stands here' : 'Choose another kind of event'}
            />
          }
          footer={
            log && log.events.length > 0 ? (
              <PageFooter
                currentPage={log.pagination.currentPage}
                totalPages={log.pagination.totalPages}
                perPage={log.pagination.eventsPerPage}
                shown={log.events.length}
                total={log.pagination.totalEvents}
                getPageHref={getPageHref}
                onPageChange={onPageChange}
              />
            ) : undefined
          }
        />
      )}
    </Stack>
  );
};
