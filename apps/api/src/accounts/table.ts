export interface ResetTokensTable {
  token_hash: string;
  user_id: string;
  /** The mail that the token was made for; null for tokens of older versions. A new mail replaces the tokens of others. */
  mail_id: string | null;
  /** `version` of the user when the token was issued. A change of the user invalidates the token. */
  user_version: number;
  /** Null: to reset a password. */
  purpose: 'invitation' | null;
  created_at: string;
  expires_at: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    reset_tokens: ResetTokensTable;
  }
}
