export interface RateLimitsTable {
  key: string;
  hits: number;
  expires_at: string;
}

/** Keys that servers have generated, by name. */
export interface SecretKeysTable {
  name: 'copied' | 'generated';
  key: string;
}

declare module '../db/schema.ts' {
  interface Database {
    rate_limits: RateLimitsTable;
    secret_keys: SecretKeysTable;
  }
}
