import { backup } from '../../src/commands/backup.ts';
import { type Env, readEnv } from '../../src/env.ts';
import { createIds } from '../../src/platform/ids.ts';
import type { SessionsTable } from '../../src/sessions/table.ts';
import { insertMail } from '../../src/platform/mail/rows.ts';
import { fillWithSampleData } from '../../src/sample/fillWithSampleData.ts';
import { checkCounters } from './checkCounters.ts';
import { createTestDatabase, type TestDatabase } from './createTestDatabase.ts';
import { everyRead, readAll } from './everyRead.ts';
import { serveDatabase } from './serveDatabase.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';
import { takeMails } from './takeMails.ts';

export const variablesOf = ({ databaseUrl, dataDir }: TestDatabase) => ({
  PLANNER_DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

export const envOf = (database: TestDatabase): Env => readEnv(variablesOf(database));

export interface Original {
  api: TestApi;
  database: TestDatabase;
  /** Its backup, made while its server runs. */
  file: string;
  sessions: SessionsTable[];
  responses: Record<string, unknown>;
}

/** Finds a user in the search index. */
export const SEARCH = '/api/v1/users?query=%C3%A5ngstr%C3%B6m';

/** More rows than a batch, with keys of two columns. */
const addPolicyVersions = async ({ engine }: TestApi): Promise<void> => {
  const rows = (['privacy', 'terms'] as const).flatMap((type) =>
    Array.from({ length: 150 }, (_, index) => {
      const content = `<p>Version ${index}</p>`;
      return {
        type,
        version: 1000 + index,
        content,
        bytes: content.length,
        saved_at: '2026-01-01T00:00:00.000Z',
        saved_by: null,
        saved_by_id: null,
        saved_by_email: null,
        is_announced: 0 as const,
      };
    }),
  );
  await engine.db.insertInto('policy_versions').values(rows).execute();
};

/** A mail that no server sends yet. */
const queueLaterMail = async ({ engine, clock }: TestApi): Promise<void> => {
  const tomorrow = new Date(clock.now().getTime() + 24 * 3_600_000);
  await insertMail(engine.db, {
    id: createIds()(tomorrow),
    kind: 'passwordReset',
    payload: 'zoe@example.org',
    request_id: 'test',
    created_at: tomorrow.toISOString(),
  });
};

/** Serves sample data of every kind. @param url the server of `createTestDatabase` */
export const createOriginal = async (url: string | undefined, file: string): Promise<Original> => {
  const database = await createTestDatabase(url);
  const api = await startTestApi({ database });
  await fillWithSampleData(api.engine, api.clock.now());
  await api.addUser({ name: 'Zoë Ångström 🙂', email: 'zoe@example.org' });
  await api.call('requestPasswordReset', { body: { email: 'zoe@example.org' }, as: null });
  // The mail is sent after the response, with the token.
  await takeMails(api);
  await addPolicyVersions(api);
  await api.call('createToken', { body: { name: 'Reports', access: 'read-only', days: 30 } });
  const paths = [
    // An invitation ends with the links that were mailed, and tokens like sessions.
    ...(await everyRead(api)).filter((path) => !/\/(?:invitation|tokens)$/.test(path)),
    SEARCH,
    '/api/v1/users?query=an&sort=name',
    '/api/v1/users?page=9',
    '/api/v1/subscriptions?query=example.org&page=2',
  ];
  const responses = await readAll(api.origin, api.cookie, paths);
  await queueLaterMail(api);
  const sessions = await api.engine.db.selectFrom('sessions').selectAll().execute();
  await backup(envOf(database), [file], () => {});
  return { api, database, file, sessions, responses };
};

/** Serves a copy, and reads what the original's administrator can read. */
export const readCopy = async ({ api, responses, sessions }: Original, copy: TestDatabase) => {
  const served = await serveDatabase(copy, api.clock.now);
  const { engine, origin } = served;
  try {
    const problems = await checkCounters(engine.db);
    const resetTokens = await engine.db.selectFrom('reset_tokens').select('token_hash').execute();
    const tokens = await engine.db.selectFrom('api_tokens').select('id').execute();
    const mails = await engine.db.selectFrom('mails').select('state').execute();
    const profile = await fetch(`${origin}/api/v1/settings/profile`, { headers: { Cookie: api.cookie } });
    const keptSession = profile.status === 200;
    if (!keptSession) await engine.db.insertInto('sessions').values(sessions).execute();
    const read = await readAll(origin, api.cookie, Object.keys(responses));
    return {
      problems,
      resetTokens: resetTokens.length,
      tokens: tokens.length,
      mails: [...new Set(mails.map(({ state }) => state))],
      keptSession,
      responses: read,
    };
  } finally {
    await served.stop();
  }
};
