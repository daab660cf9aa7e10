export interface SessionsTable {
  /** SHA-256 of the token in hexadecimal. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  /** End of the absolute lifetime. */
  expires_at: string;
  /** Address of the client at sign-in; null for sessions of older versions. */
  address: string | null;
  user_agent: string | null;
  /** When the user last proved who they are; null: at sign-in. */
  confirmed_at: string | null;
  /** 1 if the password of the sign-in is shorter than administrators need. */
  has_short_password: number;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    sessions: SessionsTable;
  }
}
