import { lazyWithRetry, Stack } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRights } from '../session/rights.ts';
import { useApi } from '../app/ApiProvider.tsx';
import { listTasksQuery, startedTask } from './queries.ts';

// Rarely used.
const ShownTask = lazyWithRetry(async () => (await import('../bulk.ts')).ShownTask);

export interface TaskProgressProps {
  /** Kinds of the tasks to show. */
  kinds: readonly string[];
  /** Called when a task has ended while it was shown. */
  onEnded: () => void;
  /** Shows whom an import added or updated. Called with the id of its entry. */
  onShowImport?: (activityId: string) => void;
}

/** The user's running tasks, and the result of the newest one in the browser that has started it or seen it run, until it is dismissed. */
export const TaskProgress = ({ kinds, onEnded, onShowImport }: TaskProgressProps) => {
  const isEnabled = useRights().offers('listTasks');
  const { data } = useQuery({ ...listTasksQuery(useApi()), enabled: isEnabled });
  const tasks = data?.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const end = useEffectEvent(onEnded);
  const endedIds = useRef<string>(undefined);
  const nowEnded = data && tasks.flatMap(({ id, state }) => (state === 'running' ? [] : [id])).join(' ');
  useEffect(() => {
    // A short task may have ended before it was first read.
    if (endedIds.current !== undefined && nowEnded !== endedIds.current) end();
    endedIds.current = nowEnded;
  }, [nowEnded]);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [dismissed, setDismissed] = useState<string>();
  const unseen = tasks.filter(({ id, state }) => state === 'running' && !seen.includes(id));
  if (unseen.length > 0) setSeen([...seen, ...unseen.map(({ id }) => id)]);
  const started = startedTask.read();
  const shown = tasks.filter(
    ({ id, state }, index) =>
      state === 'running' || (index === 0 && id !== dismissed && (id === started || seen.includes(id))),
  );
  if (shown.length === 0) return null;
  return (
    <Stack gap="s">
      {shown.map((task) => (
        <ShownTask
          key={task.id}
          task={task}
          onShowImport={onShowImport}
          onDismiss={() => {
            if (task.id === started) startedTask.write(null);
            setDismissed(task.id);
          }}
        />
      ))}
    </Stack>
  );
};
