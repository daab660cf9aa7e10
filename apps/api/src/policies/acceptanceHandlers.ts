import type { components } from '@planner/api-client/schema';
import {
  countAcceptances,
  findProof,
  listAcceptances,
  listTextAcceptances,
  proofOf,
  storeAcceptance,
  toAcceptance,
  type UserAcceptance,
} from '../acceptances/rows.ts';
import { type CsvColumn, exportCsv } from '../activity/exportCsv.ts';
import type { Handlers } from '../Handler.ts';
import { readCounter } from '../platform/db/counters.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import type { Db } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { findUser, lockUser } from '../users/rows.ts';
import { checkText, sha256, stateOf } from './formats.ts';
import { findPeriods, findPolicyVersion, findPublications, type Policy } from './rows.ts';

type Schema = components['schemas']['UserAcceptance'];

/** How far the clocks of programs may differ. */
const SKEW_MS = 60_000;
const USER_ID = /^([0-9a-f-]{36})$/;
const EXPORT_ROWS = 500;

/** @throws HttpError 404 */
const textOf = async (db: Db, { type, version }: { type: Policy['type']; version: string }) => {
  const row = await findPolicyVersion(db, type, Number(version));
  if (!row) throw HttpError.notFound();
  return { type, sha256: sha256(row.content) };
};

const toUserAcceptance = ({ user_id: userId, name, email, acceptance }: UserAcceptance): Schema => ({
  userId,
  name,
  email,
  version: acceptance?.version ?? null,
  acceptedAt: acceptance?.accepted_at ?? null,
  source: acceptance?.source ?? null,
  proof: acceptance ? proofOf(acceptance) : null,
});

const COLUMNS: CsvColumn<Schema>[] = [
  { name: 'userId', heading: 'User ID', valueOf: ({ userId }) => userId },
  { name: 'name', heading: 'Name', valueOf: ({ name }) => name },
  { name: 'email', heading: 'Email', valueOf: ({ email }) => email },
  {
    name: 'version',
    heading: 'Version',
    type: 'number',
    valueOf: ({ version }) => (version === null ? null : String(version)),
  },
  { name: 'accepted', heading: 'Accepted', type: 'time', valueOf: ({ acceptedAt }) => acceptedAt },
  { name: 'source', heading: 'Source', valueOf: ({ source }) => source },
  { name: 'proof', heading: 'Proof', valueOf: ({ proof }) => proof },
];

async function* readAll(db: Db, text: Awaited<ReturnType<typeof textOf>>, isAccepted: boolean) {
  let before: string | undefined;
  for (;;) {
    const rows = await listTextAcceptances(db, text, isAccepted, before, EXPORT_ROWS);
    if (rows.length > 0) yield rows.map(toUserAcceptance);
    if (rows.length < EXPORT_ROWS) return;
    before = rows.at(-1)?.user_id;
  }
}

export const acceptanceHandlers = {
  async countAcceptances({ services: { engine }, params: { type }, now }) {
    const { inForce } = await findPublications(engine.db, engine, type, now);
    const users = await readCounter(engine.db, 'users');
    const version = inForce?.version ?? null;
    const accepted =
      version === null
        ? 0
        : await countAcceptances(
            engine.readPool,
            await textOf(engine.db, { type, version: String(version) }),
          );
    return { status: 200, body: { version, accepted, notAccepted: users - accepted } };
  },

  async listAcceptances({ services: { engine }, params, query }) {
    const { state = 'accepted', limit = 20, cursor } = query;
    const [before] = readCursor(cursor, USER_ID) ?? [];
    const text = await textOf(engine.db, params);
    const rows = await listTextAcceptances(engine.readPool, text, state === 'accepted', before, limit + 1);
    return { status: 200, body: cursorPageOf(rows, limit, toUserAcceptance, ({ user_id }) => [user_id]) };
  },

  async exportAcceptances(call) {
    const { db, readPool } = call.services.engine;
    const { params, query } = call;
    const text = await textOf(db, params);
    return exportCsv(call, {
      kind: 'acceptancesExported',
      name: `acceptances-${params.type}-${params.version}`,
      query,
      columns: COLUMNS,
      steps: readAll(readPool, text, query.state !== 'notAccepted'),
    });
  },

  async recordAcceptance({ services, params, body, now }) {
    const { engine } = services;
    const { type, source, sha256: hash } = body;
    checkText(services, type);
    const row = await inTransaction(engine, async (trx) => {
      if (!(await lockUser(trx, params))) throw HttpError.notFound();
      const found = await findPublications(trx, engine, type, now);
      const version = await findPolicyVersion(trx, type, body.version);
      const state = version && stateOf(version, found);
      if (!version || state === 'scheduled' || state === 'cancelled')
        throw HttpError.invalid({ version: 'This version was never in force' });
      if (sha256(version.content) !== hash)
        throw HttpError.invalid({ sha256: 'This is not the hash of the version' });
      const [first] = (await findPeriods(trx, type, found.now))(version.version);
      const from = first?.from ?? version.in_force_at ?? version.saved_at;
      const at = Date.parse(body.acceptedAt ?? found.now);
      if (at > Date.parse(found.now) + SKEW_MS)
        throw HttpError.invalid({ acceptedAt: 'The time must not be in the future' });
      if (at < Date.parse(from) - SKEW_MS)
        throw HttpError.invalid({ acceptedAt: `The version was not in force before ${from}` });
      const time = Math.max(Date.parse(from), Math.min(at, Date.parse(found.now)));
      const acceptance = { user_id: params.id, type, version: version.version, sha256: hash, source };
      return storeAcceptance(trx, { ...acceptance, accepted_at: new Date(time).toISOString() });
    });
    return { status: 200, body: toAcceptance(row) };
  },

  async listUserAcceptances({ services, params }) {
    const { db } = services.engine;
    if (!(await findUser(db, params))) throw HttpError.notFound();
    return { status: 200, body: { items: (await listAcceptances(db, [params.id])).map(toAcceptance) } };
  },

  async findAcceptanceProof({ services: { engine }, params: { id, proof }, query: { acceptedAt } }) {
    const own = (await listAcceptances(engine.db, [id])).find((row) => proofOf(row) === proof);
    const row = own ?? (await findProof(engine.db, proof));
    const isProven =
      own ??
      (row &&
        acceptedAt &&
        proofOf({ ...row, user_id: id, accepted_at: new Date(acceptedAt).toISOString() }) === proof);
    if (!row || !isProven) throw HttpError.notFound();
    const { type, version, sha256: hash } = row;
    return { status: 200, body: { proof, type, version, sha256: hash, hasAccount: own !== undefined } };
  },
} satisfies Partial<Handlers>;
