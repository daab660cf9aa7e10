import type { components } from '@planner/api-client/schema';
import type { Handlers } from '../Handler.ts';
import { creationOf } from '../platform/db/creationOf.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { checkIfMatch, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkName } from '../platform/text/names.ts';
import { byName } from '../platform/text/sorting.ts';
import { financeCategories, insertFinanceCategory } from './rows.ts';
import type { FinanceCategoriesTable } from './table.ts';

const toCategory = (row: FinanceCategoriesTable): components['schemas']['FinanceCategory'] => ({
  _id: row.id,
  name: row.name,
  color: row.color,
  role: row.role,
  user_id: row.user_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const financeCategoryHandlers = {
  async listFinanceCategories({ services }) {
    const rows = await financeCategories.list(services.engine.db);
    return { status: 200, body: rows.toSorted(byName).map(toCategory) };
  },

  async createFinanceCategory({ services, body, session, idempotencyKey, now }) {
    const { name, color, role = 'admin', user_id = session.user.id } = body;
    checkName(name);
    if (user_id !== session.user.id) throw HttpError.invalid({ user_id: 'User must be the one signed in' });
    const row = await inTransaction(services.engine, (trx) =>
      insertFinanceCategory(trx, {
        id: services.ids(now),
        name,
        color,
        role,
        user_id,
        created_at: now.toISOString(),
        ...creationOf(idempotencyKey, session.user.id, [name, color, role]),
      }),
    );
    // The account was deleted after its session was read.
    if (!row) throw HttpError.unauthorized();
    return { status: 201, ...itemResponse(row, toCategory) };
  },

  async getFinanceCategory({ services, params }) {
    return {
      status: 200,
      ...itemResponse(await financeCategories.find(services.engine.db, params.id), toCategory),
    };
  },

  async updateFinanceCategory({ services, params, body: { name, color }, ifMatch, now }) {
    const row = await inTransaction(services.engine, async (trx) => {
      const before = checkIfMatch(ifMatch, await financeCategories.lock(trx, params.id), toCategory);
      checkName(name, before.name);
      return financeCategories.update(trx, before, { name, color }, now);
    });
    return { status: 200, ...itemResponse(row, toCategory) };
  },

  async deleteFinanceCategory({ services, params }) {
    if (!(await financeCategories.delete(services.engine.db, params.id))) throw HttpError.notFound();
    return { status: 200, body: { message: 'Category deleted' } };
  },
} satisfies Partial<Handlers>;
