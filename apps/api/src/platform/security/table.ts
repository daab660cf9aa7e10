import type { TableKeys } from '../db/schema.ts';

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

export const securityTables = {
  rate_limits: ['key'],
} as const satisfies TableKeys;
