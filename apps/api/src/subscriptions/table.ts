import type { WriteOnlyBigint } from '../platform/db/schema.ts';

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

/** Statuses of subscriptions whose payment failed. The store tries again during a grace period. */
export const BILLING_PROBLEMS = ['ERROR', 'GRACE_PERIOD'];

export interface SubscriptionStatusesTable {
  status: string;
  subscriptions: number;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    subscriptions: SubscriptionsTable;
    subscription_statuses: SubscriptionStatusesTable;
  }
  interface Counters {
    /** Increases when a search can find other subscriptions or another order, which invalidates search caches. */
    subscription_changes: number;
  }
}
