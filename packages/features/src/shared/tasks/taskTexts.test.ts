import { expect, it } from 'vitest';
import { type TaskAction, type TaskCounts, taskSummary, taskTitles } from './taskTexts.ts';

const DELETE: TaskAction = { kind: 'deleteUsers', newRole: undefined };
const MAKE_ADMIN: TaskAction = { kind: 'changeRoles', newRole: 'admin' };
const IMPORT: TaskAction = { kind: 'importFinanceCategories', newRole: undefined };

it.each<[TaskAction, number, ask: string, running: string]>([
  [DELETE, 1, 'Delete 1 user', 'Deleting 1 user'],
  [MAKE_ADMIN, 1248, 'Change 1,248 users to admin', 'Changing 1,248 users to admin'],
  [IMPORT, 2, 'Import 2 categories', 'Importing 2 categories'],
  [{ kind: 'restoreRoles', newRole: undefined }, 2, 'Change 2 users back', 'Changing 2 users back'],
  [{ kind: 'undoImports', newRole: undefined }, 2, 'Undo 2 imported users', 'Undoing 2 imported users'],
])('the titles of %j on %i', (action, count, ask, running) => {
  expect(taskTitles(action, count)).toEqual({ ask, running });
});

it.each<[TaskAction, TaskCounts, string]>([
  [DELETE, { total: 8, done: 8, failed: 0 }, '8 of 8 users deleted'],
  [DELETE, { total: 8, done: 4, failed: 1 }, '4 of 8 users deleted; 1 failed; 3 unchanged'],
  [MAKE_ADMIN, { total: 1, done: 0, failed: 0 }, '0 of 1 user changed to admin; 1 unchanged'],
  [IMPORT, { total: 1248, done: 1246, failed: 2 }, '1,246 of 1,248 categories imported; 2 failed'],
])('the summary of %j after %j', (action, counts, summary) => {
  expect(taskSummary(action, counts)).toBe(summary);
});
