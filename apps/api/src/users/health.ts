import type { components } from '@planner/api-client/schema';
import { type Caller, maySeeHealth, notAllowed } from '../access.ts';
import { record, type Source } from '../activity/record.ts';
import { type NoticeSource, notifyOfRows } from '../notices/notify.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Engine } from '../platform/db/Engine.ts';
import type { Trx } from '../platform/db/schema.ts';
import { itemResponse } from '../platform/http/etag.ts';
import { countHits } from '../platform/security/rateLimits.ts';
import { HOUR_MS } from '../platform/time.ts';
import { nameOf } from './entries.ts';
import { toUser } from './formats.ts';
import { findHealth, findUser, type UserChanges, type UserRow } from './rows.ts';
import { HEALTH, type HealthValues } from './table.ts';

// Health values leave the server through this file alone. Rows of users don't have them, so an answer that is built without it
// contains none. It checks the access of the reader, records that they were read, and tells administrators of many.

type Schemas = components['schemas'];

export type HealthReader = Source &
  NoticeSource & { services: { engine: Engine }; session: { user: Caller } };

/** An entry an hour for each pair of reader and person. */
const recordView = async (trx: Trx, call: HealthReader, user: UserRow): Promise<void> => {
  const views = { key: `health ${call.session.user.id} ${user.id}`, max: 1, windowMs: HOUR_MS };
  if (await countHits(trx, [views], call.now)) return;
  await record(trx, call, { kind: 'healthViewed', ...nameOf(user) });
  await notifyOfRows(trx, call, 'healthViewed', 1, 'on their pages');
};

/**
 * The answer with a person, with health values if the reader may see them. That is on record before the answer, or error, is sent:
 * the entry has a transaction of its own. @throws HttpError 404
 */
export const viewUser = (call: HealthReader, id: string) =>
  inTransaction(call.services.engine, async (trx) => {
    const user = await findUser(trx, { id });
    if (!user || !maySeeHealth(call.session.user)) return itemResponse(user, toUser);
    await recordView(trx, call, user);
    const values = (await findHealth(trx, [id])).get(id);
    return itemResponse(user, (row) => ({ ...toUser(row), ...values }));
  });

/** The account in a file of what the server keeps about a person, which is then on record. */
export const exportUser = async (trx: Trx, call: HealthReader, user: UserRow): Promise<Schemas['User']> => {
  await record(trx, call, { kind: 'userDataExported', ...nameOf(user) });
  await notifyOfRows(trx, call, 'peopleExported', 1, 'data of a person');
  const values = maySeeHealth(call.session.user) ? await findHealth(trx, [user.id]) : undefined;
  return { ...toUser(user), ...values?.get(user.id) };
};

/** @throws HttpError 403 if the account may not read health values */
export const checkHealthAccess = ({ user }: { user: Caller }): void => {
  if (!maySeeHealth(user)) throw notAllowed(['everything', 'support']);
};

/** Adds health values to the rows of a file, whose entry says that it has them. @throws HttpError 403 */
export const withHealth = (
  { services: { engine }, session }: Pick<HealthReader, 'services' | 'session'>,
  steps: AsyncIterable<UserRow[]>,
): AsyncIterable<(UserRow & Partial<HealthValues>)[]> => {
  checkHealthAccess(session);
  return (async function* () {
    for await (const users of steps) {
      const values = await findHealth(
        engine.db,
        users.map(({ id }) => id),
      );
      yield users.map((user) => ({ ...user, ...values.get(user.id) }));
    }
  })();
};

/** The health values that a change would set to something else: their names. */
export const changedHealth = async (trx: Trx, { id }: UserRow, changes: UserChanges) => {
  const stored = (await findHealth(trx, [id])).get(id);
  return HEALTH.filter((name) => changes[name] !== undefined && changes[name] !== stored?.[name]);
};
