export interface ApiTokensTable {
  id: string;
  /** SHA-256 of the token in hexadecimal. Unique. */
  token_hash: string;
  /** The administrator for whom it acts. */
  user_id: string;
  name: string;
  /** Null: everything. */
  access: 'support' | 'content' | 'read-only' | 'acceptances' | null;
  created_at: string;
  expires_at: string;
  /** To the minute. */
  last_used_at: string | null;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    api_tokens: ApiTokensTable;
  }
}
