import type { Db } from '../platform/db/schema.ts';

/** Recipients of a notice to all. */
const MAX_ADMINISTRATORS = 100;

// Reads users here, because their folder imports this one.

export const listAdministrators = (db: Db): Promise<{ id: string }[]> =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(MAX_ADMINISTRATORS)
    .execute();

export const findRecipient = (db: Db, id: string) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', id).executeTakeFirst();
