import type { TaskFailure } from '@planner/api-client';
import { Button, Dialog, Inline, Spinner, Stack } from '@planner/ui';
import { LoadBody } from '../query/LoadBody.tsx';
import type { LoadProps } from '../query/useLoadState.ts';
import { FailureList } from './FailureList.tsx';

export interface TaskFailuresViewProps extends LoadProps<readonly TaskFailure[]> {
  hasMore: boolean;
  isLoadingMore: boolean;
  isRetryPending: boolean;
  onLoadMore: () => void;
  onRetryFailed: () => void;
  onExport: () => void;
  onClose: () => void;
}

/** The items of a task that failed, each with its reason. */
export const TaskFailuresView = ({ state, onRetry, ...props }: TaskFailuresViewProps) => (
  <Dialog
    isOpen
    onOpenChange={props.onClose}
    title="Failed rows"
    size="small"
    footerStart={
      <Button variant="quiet" icon="export" onPress={props.onExport}>
        Export
      </Button>
    }
    footer={
      <Inline justify="end">
        <Button onPress={props.onRetryFailed} isPending={props.isRetryPending} pendingLabel="Retrying...">
          Retry failed
        </Button>
        <Button variant="primary" onPress={props.onClose}>
          Close
        </Button>
      </Inline>
    }
  >
    <LoadBody state={state} onRetry={onRetry}>
      {state.status === 'ready' ? (
        <Stack gap="m">
          <FailureList failures={state.data} />
          {props.hasMore && (
            <Inline>
              <Button
                size="small"
                isPending={props.isLoadingMore}
                pendingLabel="Loading..."
                onPress={props.onLoadMore}
              >
                Show more
              </Button>
            </Inline>
          )}
        </Stack>
      ) : (
        <Spinner label="Loading..." />
      )}
    </LoadBody>
  </Dialog>
);
