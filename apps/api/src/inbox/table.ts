import type { Creation, WriteOnlyBigint } from '../platform/db/schema.ts';

export interface ContactMessagesTable extends Creation {
  /** Ascends with the id. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  created_at: string;
  /** When an administrator marked it as read; null if unread. */
  read_at: string | null;
  /** When an administrator marked it as answered; null without an answer. */
  answered_at: string | null;
  /** Ids of accounts, which may have been deleted since. */
  answered_by: string | null;
  assigned_to: string | null;
  /** Everything the sender wrote, folded, one field per line. */
  search: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    contact_messages: ContactMessagesTable;
  }
  interface UndoKinds {
    message: true;
  }
}
