import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Lets nobody else change a row until the transaction ends: it writes to the row without changing it. Who wants the row as well
 * waits here, and then reads what was saved meanwhile, so that of many who save at once each has a turn.
 */
export const holdRow = async (
  trx: Transaction<Database>,
  table: 'habit_categories' | 'workout_categories' | 'finance_categories',
  id: string,
): Promise<void> => {
  await trx
    .updateTable(table)
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();
};
