/** Mails that are not delivered. */
export interface MailsTable {
  /** Also its Message-ID, so that receivers can drop duplicates. */
  id: string;
  kind: string;
  /** Input of the mail's composer: an address, an id, or JSON with the recipient's id as `userId`, never a secret. */
  payload: string;
  request_id: string;
  /** Of a mail that is to be sent later: when it is due. */
  created_at: string;
  /** `held`: restored from a backup and not yet released. `failed`: given up. */
  state: 'queued' | 'held' | 'failed';
  /** Attempts so far. Every claim counts one, so it also tells whether a claim still holds. */
  attempts: number;
  /** Next attempt, or end of the claim while a server is sending it; when it failed. */
  due_at: string;
  /** Error of the last attempt. */
  error: string | null;
}

declare module '../db/schema.ts' {
  interface Database {
    mails: MailsTable;
  }
}
