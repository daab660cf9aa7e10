import { type RawBuilder, sql } from 'kysely';

export type SubscriptionOrder = 'joined' | 'end';

/** Sorts subscriptions without an end last: the databases sort null differently. */
export const NEVER = '9999-12-31T23:59:59.999Z';
/** The expression of the index. */
export const END: RawBuilder<unknown> = sql.raw(`coalesce(subscriptions.expires_at, '${NEVER}')`);

/** The sort keys of an order. Ids ascend with time. */
export const orderKeys = (order: SubscriptionOrder): RawBuilder<unknown>[] =>
  order === 'end' ? [END, sql.ref('subscriptions.id')] : [sql.ref('subscriptions.id')];
