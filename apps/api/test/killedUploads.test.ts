import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/db/openDatabase.ts';
import { createTestDatabase, type TestDatabase } from './support/createTestDatabase.ts';
import { formOf, picture } from './support/pictures.ts';
import { type RunningNode, runNode } from './support/runNode.ts';

/** How often the server is killed, and after how many answered saves. */
const ROUNDS = 4;
const SAVES = 25;
const LANES = 4;
const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };

let database: TestDatabase;
let server: RunningNode | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
  await database.drop();
});

/** Starts the server and signs in. */
const start = async () => {
  server = runNode('main.ts', {
    PORT: '0',
    PLANNER_DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    PLANNER_ADMIN_EMAIL: ADMIN.email,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
  });
  const url = await server.line(/^Planner Admin is running at (\S+)$/m);
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return {
    url: `${url}/api/v1/habit-categories`,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
};

/** What is wrong between categories and icons, and the name of each category by id. */
const inspect = async () => {
  const engine = await openDatabase(database, false);
  const rows = await engine.db.selectFrom('habit_categories').selectAll().execute();
  const icons = await engine.db.selectFrom('icons').select('hash').execute();
  await engine.close();
  const used = new Set(rows.flatMap((row) => [row.icon_light, row.icon_dark]));
  const stored = new Set(icons.map(({ hash }) => hash));
  return {
    lost: [...used].filter((hash) => !stored.has(hash)),
    orphans: [...stored].filter((hash) => !used.has(hash)),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  };
};

test('a server that is killed while icons are exchanged leaves no icon behind and loses none', async () => {
  const pictures = await Promise.all(
    ['red', 'green', 'blue', 'white', 'black'].map((color) => picture(color, 64)),
  );
  const pick = (serial: number) => pictures[serial % pictures.length];
  let serial = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url, cookie } = await start();
    const create = await fetch(url, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: formOf({ name: 'New', iconLight: pick(round), iconDark: pick(round + 1) }),
    });
    const { _id: id } = (await create.json()) as { _id: string };
    let answered = 0;
    const lane = async () => {
      for (;;) {
        serial += 1;
        const mine = serial;
        const body = formOf({ name: String(mine), iconLight: pick(mine), iconDark: pick(mine * 3) });
        const response = await fetch(`${url}/${id}`, { method: 'PUT', headers: { Cookie: cookie }, body });
        if (!response.ok)
          throw new Error(`A save was answered with ${response.status}: ${await response.text()}`);
        answered += 1;
        if (answered === SAVES) server?.child.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
    // All of them because there was no server any more.
    const reasons: unknown[] = ends.map((end) => end.status === 'rejected' && end.reason);
    expect(reasons.filter((reason) => !(reason instanceof TypeError))).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(SAVES);
    await server?.finished;
    const { lost, orphans, names } = await inspect();
    expect({ lost, orphans }).toEqual({ lost: [], orphans: [] });
    expect(Number(names.get(id))).toBeGreaterThan(0);
  }
});
