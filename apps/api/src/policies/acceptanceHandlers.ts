import { countAcceptances, listAcceptances, storeAcceptance, toAcceptance } from '../acceptances/rows.ts';
import type { Handlers } from '../Handler.ts';
import { readCounter } from '../platform/db/counters.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { findUser, lockUser } from '../users/rows.ts';
import { sha256, stateOf } from './formats.ts';
import { findPolicyVersion, findPublications } from './rows.ts';

export const acceptanceHandlers = {
  async countAcceptances({ services: { engine }, params: { type }, now }) {
    const { inForce } = await findPublications(engine.db, engine, type, now);
    const users = await readCounter(engine.db, 'users');
    const accepted = inForce ? await countAcceptances(engine.db, type, inForce.version) : 0;
    return {
      status: 200,
      body: { version: inForce?.version ?? null, accepted, notAccepted: users - accepted },
    };
  },

  async recordAcceptance({ services: { engine }, params, body, now }) {
    const { type, source, sha256: hash } = body;
    const at = body.acceptedAt ? new Date(body.acceptedAt) : now;
    if (at > now) throw HttpError.invalid({ acceptedAt: 'The time must not be in the future' });
    const row = await inTransaction(engine, async (trx) => {
      if (!(await lockUser(trx, params))) throw HttpError.notFound();
      const found = await findPublications(trx, engine, type, now);
      const version = await findPolicyVersion(trx, type, body.version);
      const state = version && stateOf(version, found);
      if (!version || state === 'scheduled' || state === 'cancelled')
        throw HttpError.invalid({ version: 'This version was never in force' });
      if (sha256(version.content) !== hash)
        throw HttpError.invalid({ sha256: 'This is not the hash of the version' });
      const acceptance = { user_id: params.id, type, version: version.version, sha256: hash, source };
      return storeAcceptance(trx, { ...acceptance, accepted_at: at.toISOString() });
    });
    return { status: 200, body: toAcceptance(row) };
  },

  async listUserAcceptances({ services, params }) {
    const { db } = services.engine;
    if (!(await findUser(db, params))) throw HttpError.notFound();
    return { status: 200, body: { items: (await listAcceptances(db, [params.id])).map(toAcceptance) } };
  },
} satisfies Partial<Handlers>;
