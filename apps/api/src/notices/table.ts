/** Links of mails, with which owners of accounts say that it was someone else. */
export interface SecurityLinksTable {
  /** SHA-256 of the token in hexadecimal. */
  token_hash: string;
  user_id: string;
  /** When what the mail tells happened. */
  created_at: string;
  expires_at: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    security_links: SecurityLinksTable;
  }
}
