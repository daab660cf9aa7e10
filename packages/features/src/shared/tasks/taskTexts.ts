import type { Task } from '@planner/api-client';
import { formatCount, formatNumber } from '@planner/ui';

/** Bulk work: what to do, and with which role. */
export type TaskAction = Pick<Task, 'kind' | 'newRole'>;

/** How far an action came. */
export type TaskCounts = Pick<Task, 'total' | 'done' | 'failed'>;

const verbsOf = ({ kind, newRole }: TaskAction) => {
  switch (kind) {
    case 'deleteUsers':
      return { ask: 'Delete', running: 'Deleting', done: 'deleted', to: '' };
    case 'changeRoles':
      return { ask: 'Change', running: 'Changing', done: 'changed', to: ` to ${newRole}` };
    // The server may add kinds.
    default:
      return { ask: kind, running: kind, done: 'done', to: '' };
  }
};

/** What an action on so many items is called before and while it runs. */
export const taskTitles = (action: TaskAction, count: number) => {
  const { ask, running, to } = verbsOf(action);
  const items = `${formatCount(count, 'user')}${to}`;
  return { ask: `${ask} ${items}`, running: `${running} ${items}` };
};

/** The result: `4 of 8 users deleted; 1 failed; 3 unchanged`. */
export const taskSummary = (action: TaskAction, { total, done, failed }: TaskCounts): string => {
  const { done: verb, to } = verbsOf(action);
  const unchanged = total - done - failed;
  return [
    `${formatNumber(done)} of ${formatCount(total, 'user')} ${verb}${to}`,
    failed > 0 && `${formatNumber(failed)} failed`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
  ]
    .filter(Boolean)
    .join('; ');
};
