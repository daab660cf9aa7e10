import type { components } from '@planner/api-client/schema';
import { record } from '../activity/record.ts';
import type { Handlers } from '../Handler.ts';
import { notifyAdministrators } from '../notices/notify.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkName } from '../platform/text/names.ts';
import { DAY_MS } from '../platform/time.ts';
import { lockOwnAccount } from '../sessions/rows.ts';
import { deleteToken, insertToken, listTokens } from '../tokens/rows.ts';

const MAX_TOKENS = 100;

type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

const toToken = (row: TokenRow): components['schemas']['ApiToken'] => ({
  _id: row.id,
  name: row.name,
  access: row.access === 'acceptances' ? 'support' : (row.access ?? 'everything'),
  only: row.access === 'acceptances' ? row.access : null,
  createdBy: row.email,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

export const tokenHandlers = {
  async listTokens({ services, now }) {
    const rows = await listTokens(services.engine.db);
    const valid = rows.filter(({ expires_at }) => expires_at > now.toISOString());
    return { status: 200, body: { tokens: valid.map(toToken) } };
  },

  async createToken(call) {
    const { services, session, body, now } = call;
    const { name, days, only } = body;
    const access = only ?? body.access;
    if (only && body.access !== 'support') throw HttpError.invalid({ only: 'The access must be support' });
    checkName(name);
    const row = {
      id: services.ids(now),
      name,
      access: access === 'everything' ? null : access,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
    };
    const token = await inTransaction(services.engine, async (trx) => {
      const inserted = await insertToken(trx, await lockOwnAccount(trx, session), row);
      const others = (await listTokens(trx)).filter(({ id }) => id !== row.id);
      if (others.some((other) => other.name === name))
        throw HttpError.invalid({ name: 'Another token has this name' });
      if (others.length >= MAX_TOKENS)
        throw HttpError.invalid({ name: `There are ${MAX_TOKENS} tokens. Revoke one first` });
      await notifyAdministrators(trx, call, 'tokenCreated', `${name} (${access})`);
      await record(trx, call, {
        kind: 'tokenCreated',
        subject: name,
        subjectId: session.user.id,
        detail: access,
      });
      return inserted;
    });
    return {
      status: 201,
      body: { ...toToken({ ...row, email: session.user.email, last_used_at: null }), token },
    };
  },

  async revokeToken(call) {
    await inTransaction(call.services.engine, async (trx) => {
      const deleted = await deleteToken(trx, call.params.id);
      if (!deleted) throw HttpError.notFound();
      await record(trx, call, { kind: 'tokenRevoked', subject: deleted.name, subjectId: deleted.user_id });
    });
    return { status: 200, body: { message: 'The token was revoked' } };
  },
} satisfies Partial<Handlers>;
