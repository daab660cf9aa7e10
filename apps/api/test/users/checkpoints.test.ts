import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/createTestDatabase.ts';
import { startTestApi } from '../support/startTestApi.ts';

/* The embedded database, whichever database the other tests use. */

test('changes are moved from the log into the database without waiting for a large log', async () => {
  const api = await startTestApi({ database: await createTestDatabase('') });
  const other = new DatabaseSync(path.join(api.dataDir, 'planner.db'));
  const pagesLeft = (): number => {
    const { log, checkpointed } = other.prepare('pragma wal_checkpoint(noop)').get() as Record<
      string,
      number
    >;
    return (log ?? NaN) - (checkpointed ?? NaN);
  };
  const addCategories = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1)
      await api.call('createFinanceCategory', { body: { name: `Category ${number}`, color: '#000' } });
  };
  await addCategories(0, 10);
  expect(pagesLeft()).toBeGreaterThan(10);
  await addCategories(10, 60);
  await expect.poll(pagesLeft).toBeLessThan(50);
  other.close();
  await api.stop();
});
