export interface PoliciesTable {
  type: 'privacy' | 'terms';
  content: string;
  updated_at: string;
  version: number;
}

export interface PolicyVersionsTable {
  type: PoliciesTable['type'];
  version: number;
  content: string;
  bytes: number;
  saved_at: string;
  /** Name of the administrator at that time; null for versions of older servers. */
  saved_by: string | null;
  /** The account, which can't be renamed like its name; null for versions of older servers. */
  saved_by_id: string | null;
  /** E-mail address at that time. */
  saved_by_email: string | null;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    policies: PoliciesTable;
    policy_versions: PolicyVersionsTable;
  }
}
