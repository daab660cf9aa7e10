export interface PolicyAcceptancesTable {
  user_id: string;
  type: 'privacy' | 'terms';
  version: number;
  sha256: string;
  accepted_at: string;
  /** Where the user accepted it, such as the app and the address. */
  source: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    policy_acceptances: PolicyAcceptancesTable;
  }
}
