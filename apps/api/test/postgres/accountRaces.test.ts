import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueResetToken } from '../../src/accounts/rows.ts';
import { createChallenge, insertFactor, replaceRecoveryCodes } from '../../src/factors/rows.ts';
import { appSecretOf, createTotpSecret, totpCode } from '../../src/factors/verifyFactor.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { issueSecurityLink } from '../../src/notices/rows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import type { Trx } from '../../src/platform/db/schema.ts';
import { createIds } from '../../src/platform/ids.ts';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { createSecretKeys } from '../../src/platform/security/secretKeys.ts';
import { hashToken } from '../../src/platform/security/tokens.ts';
import { sessionIdOf, startSession } from '../../src/sessions/rows.ts';
import { insertToken } from '../../src/tokens/rows.ts';
import { insertUser, type LockedUser } from '../../src/users/rows.ts';
import { checkCounters } from '../support/checkCounters.ts';
import { contract, operationById } from '../support/contractForTests.ts';
import { createTestClock } from '../support/createTestClock.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { type ServedDatabase, serveDatabase } from '../support/serveDatabase.ts';
import { TEST_KEY } from '../support/startTestApi.ts';

const isLong = process.env['VITE_TEST_LENGTH'] === 'long';
const REQUESTS = 50;
const PASSWORD = 'correct horse battery';
const KEPT = { name: 'Ada Test' };

const clock = createTestClock();
const now = clock.now();
const hasher = createHasher({ memoryKib: 8, passes: 1 });
const secretKeys = createSecretKeys([TEST_KEY]);
const ids = createIds();

let database: TestDatabase;
let servers: ServedDatabase[];
let passwordHash: string;
beforeAll(async () => {
  database = await createTestDatabase();
  passwordHash = await hasher.hash(PASSWORD);
  servers = [
    await serveDatabase(database, clock.now, hasher, now),
    await serveDatabase(database, clock.now, hasher, now),
  ];
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.drop();
});

const engine = () => servers[0]!.engine;

/** `invited` has no password, `deleted` can be restored; both are administrators, as the `active` one. */
type State = 'active' | 'invited' | 'deleted';

/** An account, what belongs to it, and the administrator who manages it. */
interface World {
  user: LockedUser;
  cookie: string;
  sessionHash: string;
  factorIds: string[];
  recoveryCodes: string[];
  tokenIds: string[];
  resetToken: string;
  invitation: string;
  deletionId: string;
  manager: { id: string; cookie: string };
}

const addAdministrator = async (trx: Trx, email: string, password_hash: string | null) => {
  const values = { name: 'Ada Test', email, password_hash, role: 'admin' as const };
  const id = ids(now);
  const inserted = await insertUser(trx, {
    ...values,
    id,
    created_at: now.toISOString(),
    last_active: now.toISOString(),
  });
  return inserted!.user;
};

const addApp = async (trx: Trx, user_id: string): Promise<string> => {
  const id = ids(now);
  const secret = secretKeys.encrypt(appSecretOf(user_id), createTotpSecret());
  const times = { created_at: now.toISOString(), last_used_at: null };
  await insertFactor(trx, {
    id,
    user_id,
    kind: 'app',
    name: 'Phone',
    secret,
    credential_id: null,
    counter: 1,
    ...times,
  });
  return id;
};

const addSession = async (trx: Trx, userId: string) => {
  const token = await startSession(trx, userId, now);
  return { cookie: `planner_session=${token}`, sessionHash: hashToken(token) };
};

let serial = 0;

/** Replaces all accounts. */
const createWorld = async (state: State): Promise<World> => {
  const world = await inTransaction(engine(), async (trx) => {
    for (const table of [
      'users',
      'activity',
      'undo_items',
      'tasks',
      'mails',
      'rate_limits',
      'user_counts',
    ] as const)
      await trx.deleteFrom(table).execute();
    const counters = ['users', 'admins', 'sign_in_admins'] as const;
    await trx.updateTable('counters').set({ value: 0 }).where('name', 'in', counters).execute();
    const manager = await addAdministrator(trx, `manager.${(serial += 1)}@example.org`, passwordHash);
    await addApp(trx, manager.id);
    const user = await addAdministrator(
      trx,
      `ada.${serial}@example.org`,
      state === 'invited' ? null : passwordHash,
    );
    const factorIds = [await addApp(trx, user.id), await addApp(trx, user.id)];
    const tokenIds = [];
    for (const name of ['Backup', 'Report']) {
      const id = ids(now);
      const created_at = now.toISOString();
      const expires_at = new Date(now.getTime() + 1e9).toISOString();
      await insertToken(trx, user, { id, name, access: null, created_at, expires_at });
      tokenIds.push(id);
    }
    return {
      user,
      ...(await addSession(trx, user.id)),
      factorIds,
      tokenIds,
      recoveryCodes: await replaceRecoveryCodes(trx, user),
      resetToken: (await issueResetToken(trx, user, null, now)) ?? '',
      invitation: (await issueResetToken(trx, user, null, now, 'invitation')) ?? '',
      manager: { id: manager.id, cookie: (await addSession(trx, manager.id)).cookie },
      deletionId: '',
    };
  });
  if (state !== 'deleted') return world;
  const { user, manager } = world;
  const deleted = await send(0, 'deleteUser', { as: manager.cookie, params: { id: user.id } });
  return { ...world, deletionId: deleted.headers.get('activity-id') ?? '' };
};

interface Request {
  params?: Record<string, string>;
  body?: unknown;
  /** Cookie of the caller; undefined for visitors. */
  as?: string;
}

const send = (
  turn: number,
  operation: OperationId,
  { params = {}, body, as = '' }: Request,
  requestId = 'setup',
) => {
  const { method, path } = operationById(operation);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return fetch(`${servers[turn % servers.length]?.origin}/api/v1${address}`, {
    method,
    headers: {
      Cookie: as,
      'X-Request-Id': requestId,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

interface Racer {
  states: State[];
  request: (world: World, turn: number) => Request | Promise<Request>;
  /** The first success changes what the others ask for, so they leave no entry. */
  isIdempotent?: boolean;
}

const ACTIVE: State[] = ['active'];
const EXISTING: State[] = ['active', 'invited'];

const ownerDoes = (
  request: (world: World, turn: number) => Request | Promise<Request> = () => ({}),
): Racer => ({
  states: ACTIVE,
  request: async (world, turn) => ({ as: world.cookie, ...(await request(world, turn)) }),
});

const managerDoes = (body?: unknown, states = EXISTING): Racer => ({
  states,
  request: ({ user, manager }) => ({ as: manager.cookie, params: { id: user.id }, body }),
});

const oneOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

const managerStarts = (body: object = {}): Racer => ({
  states: EXISTING,
  request: ({ user, manager }) => ({ as: manager.cookie, body: { ids: [user.id], total: 1, ...body } }),
});

/** Every operation that changes an account or what belongs to it. */
const RACERS: Partial<Record<OperationId, Racer>> = {
  logIn: {
    states: ACTIVE,
    request: ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  },
  answerChallenge: {
    states: ACTIVE,
    request: async ({ user, recoveryCodes }, turn) => ({
      body: {
        challenge: await createChallenge(engine().db, { purpose: 'signIn', user_id: user.id }, now),
        code: oneOf(recoveryCodes, turn),
      },
    }),
  },
  logOut: { ...ownerDoes(), isIdempotent: true },
  requestPasswordReset: {
    states: EXISTING,
    request: ({ user }) => ({ body: { email: user.email } }),
    isIdempotent: true,
  },
  resetPassword: {
    states: ACTIVE,
    request: ({ resetToken }) => ({
      params: { token: resetToken },
      body: { password: 'an even better one' },
    }),
  },
  acceptInvitation: {
    states: ['invited'],
    request: ({ invitation }) => ({ body: { token: invitation, password: 'an even better one' } }),
  },
  secureAccount: {
    states: EXISTING,
    request: async ({ user }) => ({
      body: { token: (await issueSecurityLink(engine().db, user.id, { queuedAt: now, now })).token },
    }),
  },
  updateOwnProfile: ownerDoes((_, turn) => ({ body: { name: `Ada ${turn}` } })),
  changeOwnPassword: ownerDoes((_, turn) => ({
    body: { currentPassword: PASSWORD, newPassword: `an even better one ${turn}` },
  })),
  endOtherSessions: ownerDoes(),
  endOwnSession: ownerDoes(({ sessionHash }) => ({ params: { id: sessionIdOf(sessionHash) } })),
  confirmSession: ownerDoes(async ({ user, recoveryCodes }, turn) => ({
    body: {
      challenge: await createChallenge(engine().db, { purpose: 'confirm', user_id: user.id }, now),
      password: PASSWORD,
      code: oneOf(recoveryCodes, turn),
    },
  })),
  addFactor: ownerDoes(async ({ user }) => {
    const secret = createTotpSecret();
    const data = secretKeys.encrypt(appSecretOf(user.id), secret);
    const challenge = await createChallenge(engine().db, { purpose: 'addApp', user_id: user.id, data }, now);
    const code = totpCode(secret, Math.floor(now.getTime() / 30_000));
    return { body: { challenge, name: 'Tablet', code } };
  }),
  renameFactor: ownerDoes(({ factorIds }, turn) => ({
    params: { id: oneOf(factorIds, turn) },
    body: { name: 'Tablet' },
  })),
  removeFactor: ownerDoes(({ factorIds }, turn) => ({ params: { id: oneOf(factorIds, turn) } })),
  createRecoveryCodes: ownerDoes(),
  createToken: ownerDoes((_, turn) => ({ body: { name: `Token ${turn}`, access: 'support', days: 90 } })),
  revokeToken: ownerDoes(({ tokenIds }, turn) => ({ params: { id: oneOf(tokenIds, turn) } })),
  updateUser: managerDoes({ ...KEPT, role: 'user' }),
  changeAccess: managerDoes({ access: 'content' }),
  suspendUser: managerDoes({ reason: 'On leave' }),
  liftSuspension: { ...managerDoes(), isIdempotent: true },
  deleteUser: managerDoes(),
  eraseUser: managerDoes(undefined, ['active', 'invited', 'deleted']),
  resetUserFactors: managerDoes(undefined, ACTIVE),
  endUserSessions: managerDoes(undefined, ACTIVE),
  endUserSession: {
    states: ACTIVE,
    request: ({ user, sessionHash, manager }) => ({
      as: manager.cookie,
      params: { id: user.id, session: sessionIdOf(sessionHash) },
    }),
  },
  sendInvitation: managerDoes(undefined, ['invited']),
  revokeInvitation: { ...managerDoes(undefined, ['invited']), isIdempotent: true },
  deleteUsers: managerStarts(),
  changeRoles: managerStarts({ newRole: 'user' }),
  undoActivity: {
    states: ['deleted'],
    request: ({ deletionId, manager }) => ({ as: manager.cookie, params: { id: deletionId } }),
  },
};

/** Unsafe operations that change no account: they add one, only start something, or are about other resources. */
const NO_RACERS =
  /^(?:createUser|inviteUser|recordAcceptance|check\w+|start\w+|export\w+|sendContactMessage|cancelTask|retryTask|uploadImport|(?:save|publish|withdraw)\w+|\w+(?:Category|ContactMessage|PolicyComment))$/;

test('every operation that changes an account is in the matrix', () => {
  const unsafe = contract.operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect(unsafe.filter((id) => !(id in RACERS) && !NO_RACERS.test(id))).toEqual([]);
});

/** Kinds of entry that a success leaves one of. */
const kindsOf = (id: OperationId): string[] => {
  const { path, method } = operationById(id);
  const operation = contract.document.paths[path]?.[method.toLowerCase()] as Record<string, unknown>;
  return [operation['x-activity']].flat().map(String);
};

const countRows = async (
  table: 'second_factors' | 'recovery_codes' | 'api_tokens' | 'sessions',
  userId: string,
) => {
  const { rows } = await engine()
    .db.selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(rows);
};

const isIdle = async () =>
  (await engine().db.selectFrom('tasks').select('id').where('state', '=', 'running').execute()).length === 0;

/** Sends requests of two operations in turn to both servers at once, and checks what must hold afterwards. */
const race = async (state: State, pair: readonly [OperationId, OperationId]) => {
  const world = await createWorld(state);
  const requests = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, turn) => {
      const operation = oneOf(pair, turn);
      return { operation, turn, request: await RACERS[operation]!.request(world, Math.floor(turn / 2)) };
    }),
  );
  const responses = await Promise.all(
    requests.map(async ({ operation, turn, request }) => {
      // Each operation reaches both servers with each of the account's two factors and tokens.
      const { status } = await send(Math.floor(turn / 4), operation, request, `race-${turn}`);
      return { operation, status, requestId: `race-${turn}` };
    }),
  );
  await expect.poll(isIdle).toBe(true);

  const { db } = engine();
  const { id } = world.user;
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  const factors = await countRows('second_factors', id);
  const codes = await countRows('recovery_codes', id);
  const problems = await checkCounters(db);
  const failed = responses.filter(({ status }) => status >= 500 && status !== 503);
  if (failed.length > 0) problems.push(`Server errors: ${JSON.stringify(failed)}`);
  if (codes > 10) problems.push(`${codes} recovery codes`);
  if (factors === 0 && codes > 0) problems.push('Recovery codes without a factor');
  const mayRemoveAll = pair.some((one) => one === 'resetUserFactors' || one === 'secureAccount');
  if (user && factors === 0 && !mayRemoveAll) problems.push('No factor is left');
  const isBarred = !user || user.role !== 'admin' || user.suspended_at !== null;
  if (isBarred)
    for (const table of ['sessions', 'api_tokens'] as const)
      if ((await countRows(table, id)) > 0) problems.push(`Something is left of ${table}`);
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .execute();
  if (admins.length === 0) problems.push('No administrator is left');

  const entries = await db.selectFrom('activity').select(['kind', 'request_id']).execute();
  const recorded = responses.map(({ operation, status, requestId }) => {
    const kinds = kindsOf(operation);
    const count = entries.filter(
      (entry) => entry.request_id === requestId && kinds.includes(entry.kind),
    ).length;
    const isChange = (status === 200 || status === 201) && !kinds.includes('none');
    const isMissing = count === 0 && isChange && !RACERS[operation]?.isIdempotent;
    if (count > (isChange ? 1 : 0) || isMissing)
      problems.push(`${operation} got ${status} and left ${count} entries`);
    return count;
  });
  const [one, other] = pair;
  if (one === other && responses.every(({ status }) => status >= 300)) problems.push('Nothing was changed');
  const unavailable = responses.filter(({ status }) => status === 503).length;
  return { problems, factors, codes, entries: recorded.reduce((sum, count) => sum + count, 0), unavailable };
};

test('of recovery codes created in parallel, ten are valid', async () => {
  const outcome = await race('active', ['createRecoveryCodes', 'createRecoveryCodes']);
  expect(outcome).toEqual({ problems: [], factors: 2, codes: 10, entries: 50, unavailable: 0 });
});

test('of two second factors removed in parallel, the last one stays where it is required', async () => {
  const outcome = await race('active', ['removeFactor', 'removeFactor']);
  expect(outcome).toEqual({ problems: [], factors: 1, codes: 10, entries: 1, unavailable: 0 });
});

const operations = Object.keys(RACERS) as OperationId[];
/** In the long run each operation with each other. */
const pairs = operations.flatMap((one, index) =>
  operations
    .slice(index)
    .flatMap((other) =>
      (['active', 'invited', 'deleted'] as const)
        .filter((state) => RACERS[one]?.states.includes(state) && RACERS[other]?.states.includes(state))
        .map((state) => [one, other, state] as const),
    ),
);
test.each(isLong ? pairs : [])('%s and %s leave an account (%s) consistent', async (one, other, state) => {
  expect((await race(state, [one, other])).problems).toEqual([]);
});
