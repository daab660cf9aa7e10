import type { ProtectedId } from '../platform/contract/types.ts';

/** A draft is an uploaded import that has not started. */
export type TaskState = 'draft' | 'running' | 'done' | 'cancelled' | 'failed';

/** The operation that each kind of task stands for. */
export const TASK_OPERATIONS = {
  deleteUsers: 'deleteUsers',
  changeRoles: 'changeRoles',
  importUsers: 'createUser',
  restoreUsers: 'deleteUser',
  restoreRoles: 'changeRoles',
  undoImports: 'deleteUser',
  importFinanceCategories: 'createFinanceCategory',
} as const satisfies Record<string, ProtectedId>;

export type TaskKind = keyof typeof TASK_OPERATIONS;

/** Work on many items, done in steps of one chunk each. */
export interface TasksTable {
  id: string;
  kind: TaskKind;
  /** JSON of the worker's `Params`. */
  params: string;
  state: TaskState;
  /** Why it failed. */
  reason: string | null;
  /** Who has started it, or retried it last. */
  actor_id: string;
  actor: string;
  /** From where they did. */
  address: string;
  /** The entry that says who started it. */
  activity_id: string;
  total: number;
  done: number;
  failed: number;
  /** Number of the chunk to continue with. */
  next_chunk: number;
  created_at: string;
  /** Last step. A running task that was not updated for a while has lost its server. */
  updated_at: string;
  ended_at: string | null;
}

/** What a task works on. */
export interface Item {
  id: string;
  /** How reports name it. */
  label: string;
  /** Of a user: the role that they had when the task started. */
  role?: 'user' | 'admin';
  /** Of an imported row: its values. */
  cells?: readonly string[];
}

/** The fewest items of a step, which takes several chunks if they are quick. */
const CHUNK = 10;

/** The items of each chunk, as JSON. */
export function* chunksOf(items: readonly Item[]): Generator<string, void> {
  for (let start = 0; start < items.length; start += CHUNK)
    yield JSON.stringify(items.slice(start, start + CHUNK));
}

/** Some of a task's items. Deleted when all of them succeeded. */
export interface TaskChunksTable {
  task_id: string;
  number: number;
  /** JSON of `Item[]` that are to be done. */
  items: string | null;
  /** JSON of `Failure[]`. */
  failures: string | null;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    tasks: TasksTable;
    task_chunks: TaskChunksTable;
  }
}
