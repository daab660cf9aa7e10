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

const TYPE = 'terms';

/** What the database holds of a legal text. */
const inspectDesk = async () => {
  const { db, close } = await openDatabase(database, false);
  const draft = await db.selectFrom('policy_drafts').selectAll().where('type', '=', TYPE).executeTakeFirst();
  const drafts = await db.selectFrom('policy_draft_versions').selectAll().orderBy('version').execute();
  const versions = await db.selectFrom('policy_versions').select('content').orderBy('version').execute();
  const comments = await db.selectFrom('policy_comments').selectAll().execute();
  const entries = await db.selectFrom('activity').select('kind').execute();
  await close();
  return {
    draft,
    newest: drafts.at(-1),
    names: new Set(drafts.map(({ name }) => name)),
    published: versions.map(({ content }) => content),
    comments: new Set(comments.map(({ text }) => text)),
    resolved: new Set(comments.flatMap(({ id, resolved_at }) => (resolved_at === null ? [] : id))),
    stored: [
      versions.length,
      comments.filter((one) => one.answer_to === null).length,
      comments.filter((one) => one.answer_to !== null).length,
      comments.filter((one) => one.resolved_at !== null).length,
    ],
    recorded: ['policySaved', 'policyCommented', 'policyCommentAnswered', 'policyCommentResolved'].map(
      (kind) => entries.filter((entry) => entry.kind === kind).length,
    ),
  };
};

test('a killed server keeps acknowledged drafts, comments and publications, and publishes nothing else', async () => {
  let serial = 0;
  const names: string[] = [];
  const texts: string[] = [];
  const resolutions: string[] = [];
  /** Acknowledged, and sent; the last one of these may have been stored or not. */
  const drafts = { stored: '', sent: '' };
  const published = { stored: '', sent: '' };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url, cookie } = await start();
    const legal = `${url}/policies/${TYPE}`;
    const send = async (method: string, address: string, body: object): Promise<string> => {
      const headers = { 'Content-Type': 'application/json', Cookie: cookie };
      const response = await fetch(legal + address, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
      const { _id: id = '' } = (await response.json()) as { _id?: string };
      return id;
    };
    const read = (await (await fetch(legal)).json()) as { content: string };
    expect([published.stored, published.sent]).toContain(read.content);
    // Whichever of both is stored is the one that counts from here on.
    published.stored = read.content;

    let saved = 0;
    /** One lane kills; the other one is at any step then. */
    const killAt = (count: number, isHere: boolean) => {
      if (count === SAVES && isHere) server?.child.kill('SIGKILL');
    };
    const draftLane = async () => {
      for (;;) {
        serial += 1;
        const name = `Draft ${serial}`;
        drafts.sent = `<p>${name}</p>`;
        await send('PUT', '/draft', { content: drafts.sent, name });
        drafts.stored = drafts.sent;
        names.push(name);
        saved += 1;
        killAt(saved, round % 2 === 0);
        if (serial % 5 !== 0) continue;
        published.sent = `<p>Published ${serial}</p>`;
        await send('POST', '/publications', { content: published.sent });
        published.stored = published.sent;
      }
    };
    let commented = 0;
    const commentLane = async () => {
      for (;;) {
        serial += 1;
        const [text, answer] = [`Comment ${serial}`, `Answer ${serial}`];
        const passage = { exact: 'Draft', prefix: '', suffix: '', start: 0, count: 1 };
        const id = await send('POST', '/comments', { passage, text });
        texts.push(text);
        commented += 1;
        killAt(commented, round % 2 === 1);
        await send('POST', `/comments/${id}/answers`, { text: answer });
        texts.push(answer);
        await send('PUT', `/comments/${id}/resolution`, { isResolved: true });
        resolutions.push(id);
      }
    };
    const ends = await Promise.allSettled([draftLane(), commentLane()]);
    const reasons: unknown[] = ends.map((end) => end.status === 'rejected' && end.reason);
    expect(reasons.filter((reason) => !(reason instanceof TypeError))).toEqual([]);
    await server?.finished;

    const found = await inspectDesk();
    expect([drafts.stored, drafts.sent]).toContain(found.draft?.content);
    expect(found.newest).toMatchObject({ version: found.draft?.version, content: found.draft?.content });
    expect(names.filter((name) => !found.names.has(name))).toEqual([]);
    expect(texts.filter((text) => !found.comments.has(text))).toEqual([]);
    expect(resolutions.filter((id) => !found.resolved.has(id))).toEqual([]);
    expect([published.stored, published.sent]).toContain(found.published.at(-1));
    expect(found.published.filter((content) => !content.startsWith('<p>Published '))).toEqual([]);
    expect(found.recorded).toEqual(found.stored);
  }
  expect(published.stored).toMatch(/^<p>Published /);
});
