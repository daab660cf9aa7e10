import { lazyWithRetry, Stack } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../app/ApiProvider.tsx';
import { storage } from '../app/storage.ts';
import { listTasksQuery } from './queries.ts';

// Rarely used.
const ShownTask = lazyWithRetry(async () => (await import('./ShownTask.tsx')).ShownTask);

/** Id of the newest task whose result was dismissed. Ids ascend with time. */
const DISMISSED = 'dismissedTask';

export interface TaskProgressProps {
  /** Kinds of the tasks to show. */
  kinds: readonly string[];
  /** Called when a task has ended while it was shown. */
  onEnded: () => void;
}

/** The user's running tasks, and the result of the newest one until it is dismissed. Reads them again after a reload. */
export const TaskProgress = ({ kinds, onEnded }: TaskProgressProps) => {
  const { data } = useQuery(listTasksQuery(useApi()));
  const [dismissed, setDismissed] = useState(storage.read(DISMISSED) ?? '');
  const tasks = data?.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const end = useEffectEvent(onEnded);
  const endedIds = useRef<string>(undefined);
  const nowEnded = data && tasks.flatMap(({ id, state }) => (state === 'running' ? [] : [id])).join(' ');
  useEffect(() => {
    // A short task may have ended before it was first read.
    if (endedIds.current !== undefined && nowEnded !== endedIds.current) end();
    endedIds.current = nowEnded;
  }, [nowEnded]);
  const shown = tasks.filter(
    ({ id, state }, index) => state === 'running' || (index === 0 && id > dismissed),
  );
  if (shown.length === 0) return null;
  return (
    <Stack gap="s">
      {shown.map((task) => (
        <ShownTask
          key={task.id}
          task={task}
          onDismiss={() => {
            storage.write(DISMISSED, task.id);
            setDismissed(task.id);
          }}
        />
      ))}
    </Stack>
  );
};
