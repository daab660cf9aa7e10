import type { UndoKind, WriteOnlyBigint } from '../platform/db/schema.ts';
import type { ActivityKind } from './kinds.ts';

export interface ActivityTable {
  /** Ascends with the id. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  at: string;
  kind: ActivityKind;
  /** 1 in the group `security`. */
  is_security: 0 | 1;
  actor_id: string | null;
  /** E-mail address of the signed-in user, if any. A copy, because entries outlive accounts, unless a person is erased. */
  actor: string | null;
  /** `canonicalEmail(actor)` */
  actor_key: string | null;
  /** Name of the token with which the actor called, if any. */
  token: string | null;
  subject_id: string | null;
  /** E-mail address or name of what was affected; at sign-in, the address as entered. */
  subject: string | null;
  /** `canonicalEmail(subject)` */
  subject_key: string | null;
  detail: string | null;
  /** JSON of `Change[]`. */
  changes: string;
  address: string;
  network: string;
  request_id: string;
  /** Of one of many that a task changed: the entry of the task. */
  part_of: string | null;
  /** The entry that this one undoes, or the entry of the task that it tells the end or retry of. */
  refers_to: string | null;
  /** Actor, subject, detail, changes, address and end, folded, one per line; of a part, the subject alone. Of a deleted user also the name. */
  search: string;
}

/** What undoing an entry needs. Deleted once it is undone, and after 30 days. */
export interface UndoItemsTable {
  activity_id: string;
  /** Id of what was deleted or changed; of a legal text, its type. */
  item_id: string;
  kind: UndoKind;
  /** JSON. Of a deletion: the row, and what was deleted with it. */
  data: string;
  at: string;
  /** Of a deleted user: name and address, folded, one per line. */
  search: string | null;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    activity: ActivityTable;
    undo_items: UndoItemsTable;
  }
}
