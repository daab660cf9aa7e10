import type { TableKeys, WriteOnlyBigint } from '../platform/db/schema.ts';

export interface SubscriptionsTable {
  /** Ascends with the id. In SQLite it is the rowid. */
  position: WriteOnlyBigint;
  id: string;
  user_id: string;
  original_transaction_id: string;
  status: string;
  expires_at: string | null;
  /** The user's `search`, transaction id and user id, folded, one per line. */
  search: string;
}

export interface SubscriptionStatusesTable {
  status: string;
  subscriptions: number;
}

/** Subscriptions in each status by runs of one to three letters in their `search`. */
export interface SubscriptionGramsTable {
  key: string;
  status: string;
  subscriptions: number;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    subscriptions: SubscriptionsTable;
    subscription_statuses: SubscriptionStatusesTable;
    subscription_grams: SubscriptionGramsTable;
  }
}

export const subscriptionTables = {
  subscriptions: ['id'],
  subscription_statuses: ['status'],
  subscription_grams: ['key', 'status'],
} as const satisfies TableKeys;
