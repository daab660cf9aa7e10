import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { formOf, picture } from '../support/pictures.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';
import { runs } from '../support/runs.ts';

/** How often the server is killed, and after how many successful saves. */
const ROUNDS = runs(4);
const SAVES = 25;
const LANES = 3;
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
    url: `${url}/api/v1`,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
};

/** Inconsistencies between categories and icons, names of habit categories by id, and of all finance categories. */
const inspect = async () => {
  const engine = await openDatabase(database, false);
  const rows = await engine.db.selectFrom('habit_categories').selectAll().execute();
  const icons = await engine.db.selectFrom('icons').select('hash').execute();
  const added = await engine.db.selectFrom('finance_categories').select('name').execute();
  await engine.close();
  const used = new Set(rows.flatMap((row) => [row.icon_light, row.icon_dark]));
  const stored = new Set(icons.map(({ hash }) => hash));
  return {
    lost: [...used].filter((hash) => !stored.has(hash)),
    orphans: [...stored].filter((hash) => !used.has(hash)),
    names: new Map(rows.map(({ id, name }) => [id, name])),
    added: new Set(added.map(({ name }) => name)),
  };
};

test('a killed server keeps what it acknowledged, leaves no orphaned icon and loses none', async () => {
  const pictures = await Promise.all(
    ['red', 'green', 'blue', 'white', 'black'].map((color) => picture(color, 64)),
  );
  const pick = (serial: number) => pictures[serial % pictures.length];
  let serial = 0;
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url, cookie } = await start();
    const habits = `${url}/habit-categories`;
    const create = await fetch(habits, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: formOf({ name: 'New', iconLight: pick(round), iconDark: pick(round + 1) }),
    });
    const { _id: id } = (await create.json()) as { _id: string };
    let saved = 0;
    const lane = async () => {
      for (;;) {
        serial += 1;
        const mine = serial;
        const body = formOf({ name: String(mine), iconLight: pick(mine), iconDark: pick(mine * 3) });
        const response = await fetch(`${habits}/${id}`, { method: 'PUT', headers: { Cookie: cookie }, body });
        if (!response.ok) throw new Error(`A save failed with ${response.status}: ${await response.text()}`);
        saved += 1;
        if (saved === SAVES) server?.child.kill('SIGKILL');
      }
    };
    const addingLane = async () => {
      for (;;) {
        serial += 1;
        const name = `Kept ${serial}`;
        const body = JSON.stringify({ name, color: '#123456' });
        const headers = { 'Content-Type': 'application/json', Cookie: cookie };
        const response = await fetch(`${url}/finance-categories`, { method: 'POST', headers, body });
        if (!response.ok) throw new Error(`An addition failed with ${response.status}`);
        acknowledged.push(name);
      }
    };
    const lanes = [...Array.from({ length: LANES }, lane), addingLane()];
    const ends = await Promise.allSettled(lanes);
    const reasons: unknown[] = ends.map((end) => end.status === 'rejected' && end.reason);
    expect(reasons.filter((reason) => !(reason instanceof TypeError))).toEqual([]);
    expect(saved).toBeGreaterThanOrEqual(SAVES);
    await server?.finished;
    const { lost, orphans, names, added } = await inspect();
    expect({ lost, orphans }).toEqual({ lost: [], orphans: [] });
    expect(Number(names.get(id))).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(round);
    expect(acknowledged.filter((name) => !added.has(name))).toEqual([]);
  }
});
