import type { Wire } from './wireTypes.ts';
import { userId } from './wireUsers.ts';

/** A task that runs. */
export const wireTask: Wire['Task'] = {
  _id: userId(1).replace('0192f3c4', '0192f3c9'),
  kind: 'deleteUsers',
  state: 'running',
  total: 5240,
  done: 1200,
  failed: 0,
  reason: null,
  activityId: userId(1).replace('0192f3c4', '0192f3c8'),
  createdAt: '2026-11-14T07:58:12.000Z',
  endedAt: null,
};
