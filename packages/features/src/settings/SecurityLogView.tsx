import type { SecurityEvent } from '@planner/api-client';
import { EmptyState, FilterSelect, Heading, Inline, Stack, Table, Text } from '@planner/ui';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { securityEventColumns, securityEventOptions } from './securityEventColumns.tsx';

/** `state` has the events read so far, newest first. */
export interface SecurityLogViewProps extends LoadProps<SecurityEvent[]> {
  /** Empty for all kinds. */
  kind: string;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onKindChange: (kind: string) => void;
  onLoadOlder: () => void;
}

export const SecurityLogView = ({ state, kind, onKindChange, ...log }: SecurityLogViewProps) => (
  <Stack gap="m">
    <Stack gap="xxs">
      <Inline justify="between">
        <Heading level={2}>Security log</Heading>
        <FilterSelect label="Event" options={securityEventOptions} value={kind} onChange={onKindChange} />
      </Inline>
      <Text as="p" tone="muted">
        Sign-ins, failed attempts and account changes of the past year. The second line of an address is the
        request ID, as in the server&apos;s log.
      </Text>
    </Stack>
    <LoadBody state={state} onRetry={log.onRetry}>
      <Table
        label="Security log"
        columns={securityEventColumns}
        isSteady
        rows={state.status === 'ready' ? state.data : []}
        getRowId={({ id }) => id}
        isLoading={state.status !== 'ready'}
        isStale={state.status === 'ready' && state.isStale}
        emptyState={
          <EmptyState
            icon="lock"
            title={kind === '' ? 'No events yet' : 'No events of this kind'}
            description={kind === '' ? 'The next sign-in appears here' : 'Choose another kind of event'}
          />
        }
        footer={
          state.status === 'ready' &&
          log.hasOlder && (
            <LoadOlder
              label="Load older events"
              count={state.data.length}
              isPending={log.isLoadingOlder}
              onPress={log.onLoadOlder}
            />
          )
        }
      />
    </LoadBody>
  </Stack>
);
