import type { Task } from '@planner/api-client';
import { Banner, Button, Card, formatNumber, Inline, Isolate, ProgressBar, Stack, Text } from '@planner/ui';
import { taskSummary, taskTitles } from './taskTexts.ts';

export interface TaskProgressViewProps {
  task: Task;
  isCancelling: boolean;
  /** Why the last press had no effect. */
  message: string | undefined;
  onCancel: () => void;
  /** Whether the server can undo what the task did. */
  canUndo: boolean;
  isUndoing: boolean;
  onUndo: () => void;
  /** Lists whom an import added or updated. */
  onShowImported?: (() => void) | undefined;
  onShowFailures: () => void;
  onDismiss: () => void;
}

const TITLES: Record<string, string> = { cancelled: 'Cancelled', failed: 'Stopped' };

/** A task of the server: its progress, then its result. */
export const TaskProgressView = (props: TaskProgressViewProps) => {
  const { task, isCancelling, message, onCancel, onShowFailures, onDismiss } = props;
  const { state, total, done, failed } = task;
  const failures = failed > 0 && (
    <Button size="small" onPress={onShowFailures}>
      Show failed
    </Button>
  );
  if (state !== 'running') {
    const title = TITLES[state];
    return (
      <Banner
        tone={state === 'done' && failed === 0 ? 'positive' : 'warning'}
        {...(title && { title })}
        action={
          <>
            {failures}
            {props.onShowImported && done > 0 && (
              <Button size="small" onPress={props.onShowImported}>
                Show users
              </Button>
            )}
            {props.canUndo && done > 0 && (
              <Button
                size="small"
                onPress={props.onUndo}
                isPending={props.isUndoing}
                pendingLabel="Undoing..."
              >
                Undo
              </Button>
            )}
          </>
        }
        onDismiss={onDismiss}
      >
        {taskSummary(task, task)}
        {task.reason !== null && `. ${task.reason}`}
      </Banner>
    );
  }
  return (
    <Card padding="m">
      <Stack gap="s">
        <ProgressBar
          label={taskTitles(task, total).running}
          isLabelVisible
          value={total === 0 ? 100 : ((done + failed) / total) * 100}
        />
        <Inline justify="between">
          <Text tone="muted" numeric>
            <Isolate>
              {`${formatNumber(done + failed)} of ${formatNumber(total)}`}
              {failed > 0 && `, ${formatNumber(failed)} failed`}
            </Isolate>
          </Text>
          <Inline gap="xs">
            {failures}
            <Button size="small" onPress={onCancel} isPending={isCancelling} pendingLabel="Cancelling...">
              Cancel
            </Button>
          </Inline>
        </Inline>
        {message !== undefined && <Banner tone="danger">{message}</Banner>}
      </Stack>
    </Card>
  );
};
