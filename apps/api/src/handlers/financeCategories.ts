import type { components } from '@planner/api-client/schema';
import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import { creationKeyOf } from '../db/creationKeyOf.ts';
import type { Database, FinanceCategoriesTable } from '../db/schema.ts';
import { holdRow } from '../db/holdRow.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findUser } from '../db/users.ts';
import { checkIfMatch, etagOf } from '../http/etag.ts';
import { HttpError } from '../http/HttpError.ts';
import { byName } from '../text/byName.ts';

const toCategory = (row: FinanceCategoriesTable): components['schemas']['FinanceCategory'] => ({
  _id: row.id,
  name: row.name,
  color: row.color,
  role: row.role,
  user_id: row.user_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const find = async (db: Kysely<Database>, id: string): Promise<FinanceCategoriesTable> => {
  const row = await db.selectFrom('finance_categories').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw HttpError.notFound();
  return row;
};

/** What the same request has added before. */
const findAdded = async (
  db: Kysely<Database>,
  key: string | null,
): Promise<FinanceCategoriesTable | undefined> =>
  key === null
    ? undefined
    : db.selectFrom('finance_categories').selectAll().where('creation_key', '=', key).executeTakeFirst();

/** Finance categories. */
export const financeCategoryHandlers: Pick<
  Handlers,
  | 'listFinanceCategories'
  | 'createFinanceCategory'
  | 'getFinanceCategory'
  | 'updateFinanceCategory'
  | 'deleteFinanceCategory'
> = {
  async listFinanceCategories({ services }) {
    const rows = await services.engine.db.selectFrom('finance_categories').selectAll().execute();
    return { status: 200, body: rows.toSorted(byName).map(toCategory) };
  },

  async createFinanceCategory({ services, body, session, idempotencyKey, now }) {
    const { name, color, role = 'admin', user_id = session.user.id } = body;
    if (user_id !== session.user.id) throw HttpError.invalid({ user_id: 'User must be the one signed in' });
    const at = now.toISOString();
    const added = {
      id: services.ids(now),
      name,
      color,
      role,
      user_id,
      created_at: at,
      updated_at: at,
      version: 1,
      creation_key: creationKeyOf(idempotencyKey, session.user.id, [name, color, role]),
    };
    const row = await inTransaction(services.engine, async (trx) => {
      // The account may have been deleted while the request came in.
      if (!(await findUser(trx, session.user))) throw HttpError.unauthorized();
      const before = await findAdded(trx, added.creation_key);
      if (!before) await trx.insertInto('finance_categories').values(added).execute();
      return before ?? added;
    });
    return { status: 201, body: toCategory(row), headers: { ETag: etagOf(row) } };
  },

  async getFinanceCategory({ services, params }) {
    const row = await find(services.engine.db, params.id);
    return { status: 200, body: toCategory(row), headers: { ETag: etagOf(row) } };
  },

  async updateFinanceCategory({ services, params, body, ifMatch, now }) {
    const row = await inTransaction(services.engine, async (trx) => {
      await holdRow(trx, 'finance_categories', params.id);
      const before = await find(trx, params.id);
      checkIfMatch(ifMatch, before, toCategory);
      const changes = {
        name: body.name,
        color: body.color,
        updated_at: now.toISOString(),
        version: before.version + 1,
      };
      await trx.updateTable('finance_categories').set(changes).where('id', '=', before.id).execute();
      return { ...before, ...changes };
    });
    return { status: 200, body: toCategory(row), headers: { ETag: etagOf(row) } };
  },

  async deleteFinanceCategory({ services, params }) {
    const { numDeletedRows } = await services.engine.db
      .deleteFrom('finance_categories')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw HttpError.notFound();
    return { status: 200, body: { message: 'Category deleted' } };
  },
};
