export interface RateLimitsTable {
  key: string;
  hits: number;
  expires_at: string;
}

declare module '../db/schema.ts' {
  interface Database {
    rate_limits: RateLimitsTable;
  }
}
