import type { Task } from '@planner/api-client';
import { formatCount, formatNumber } from '@planner/ui';
import type { Noun } from '../format/Noun.ts';

/** Bulk work: what to do, and with which role. */
export type TaskAction = Pick<Task, 'kind' | 'newRole'>;

/** How far an action came. */
export type TaskCounts = Pick<Task, 'total' | 'done' | 'failed'>;

const USER: Noun = { one: 'user', many: 'users' };
const IMPORT = { ask: 'Import', running: 'Importing', done: 'imported', to: '' };

const verbsOf = ({ kind, newRole }: TaskAction) => {
  switch (kind) {
    case 'deleteUsers':
      return { ask: 'Delete', running: 'Deleting', done: 'deleted', to: '', noun: USER };
    case 'changeRoles':
      return { ask: 'Change', running: 'Changing', done: 'changed', to: ` to ${newRole}`, noun: USER };
    case 'restoreUsers':
      return { ask: 'Restore', running: 'Restoring', done: 'restored', to: '', noun: USER };
    case 'restoreRoles':
      return { ask: 'Change', running: 'Changing', done: 'changed', to: ' back', noun: USER };
    case 'undoImports':
      return {
        ask: 'Undo',
        running: 'Undoing',
        done: 'undone',
        to: '',
        noun: { one: 'imported user', many: 'imported users' },
      };
    case 'importUsers':
      return { ...IMPORT, noun: USER };
    case 'importFinanceCategories':
      return { ...IMPORT, noun: { one: 'category', many: 'categories' } };
    // The server may add kinds.
    default:
      return { ask: kind, running: kind, done: 'done', to: '', noun: { one: 'item', many: 'items' } };
  }
};

/** What an action on so many items is called before and while it runs. */
export const taskTitles = (action: TaskAction, count: number) => {
  const { ask, running, to, noun } = verbsOf(action);
  const items = `${formatCount(count, noun.one, noun.many)}${to}`;
  return { ask: `${ask} ${items}`, running: `${running} ${items}` };
};

/** The result: `4 of 8 users deleted; 1 failed; 3 unchanged`. */
export const taskSummary = (action: TaskAction, { total, done, failed }: TaskCounts): string => {
  const { done: verb, to, noun } = verbsOf(action);
  const unchanged = total - done - failed;
  return [
    `${formatNumber(done)} of ${formatCount(total, noun.one, noun.many)} ${verb}${to}`,
    failed > 0 && `${formatNumber(failed)} failed`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
  ]
    .filter(Boolean)
    .join('; ');
};
