import { accountTables } from './accounts/table.ts';
import { activityTables } from './activity/table.ts';
import { categoryTables } from './categories/table.ts';
import { iconTables } from './icons/table.ts';
import { inboxTables } from './inbox/table.ts';
import { databaseTables, type TableKeys } from './platform/db/schema.ts';
import { mailTables } from './platform/mail/table.ts';
import { securityTables } from './platform/security/table.ts';
import { policyTables } from './policies/table.ts';
import { sessionTables } from './sessions/table.ts';
import { SUBSCRIPTION_COUNTERS, subscriptionTables } from './subscriptions/table.ts';
import { USER_COUNTERS, userTables } from './users/table.ts';

/** Keys of all tables, by the folder that alone writes to them. Referenced tables come first: rows are copied in this order. */
export const TABLES = {
  users: userTables,
  'platform/db': databaseTables,
  sessions: sessionTables,
  accounts: accountTables,
  'platform/security': securityTables,
  icons: iconTables,
  categories: categoryTables,
  policies: policyTables,
  subscriptions: subscriptionTables,
  inbox: inboxTables,
  'platform/mail': mailTables,
  activity: activityTables,
} as const satisfies Record<string, TableKeys>;

/** Counters, by the folder that alone adds to them. */
export const COUNTERS = { users: USER_COUNTERS, subscriptions: SUBSCRIPTION_COUNTERS } as const;

export const TABLE_KEYS = Object.assign({}, ...Object.values(TABLES)) as Required<TableKeys>;
