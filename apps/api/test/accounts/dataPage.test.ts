import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpTables } from '../support/dumpTables.ts';
import { everyRead, readAll } from '../support/everyRead.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeAllMails } from '../support/takeMails.ts';

const ROW = /^\| `(\w+)` +\| (public|internal|personal|health|secret) +\| (`[^|]*`) +\|/gm;

/** Class of each `table.column`. */
let classes: [column: string, group: string][];
let api: TestApi;
beforeAll(async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/data.md'), 'utf8');
  classes = [...page.matchAll(ROW)].flatMap(([, table, group = '', columns = '']) =>
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]): [string, string] => [`${table}.${column}`, group]),
  );
  api = await startTestApi();
});
afterAll(() => api.stop());

test('docs/data.md classifies every column once', async () => {
  const tables = await api.engine.db.introspection.getTables();
  const columns = tables
    .filter(({ name }) => !/^(?:sqlite|kysely)|_search(?:_|$)/.test(name))
    .flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column.name}`));
  expect(classes.map(([column]) => column).toSorted()).toEqual(columns.toSorted());
});

/** Values that nothing else contains. */
const BIRTH = '1913-07-19';
const SENTINELS = [BIRTH, '173.1906', '91.3706', '188.8801', '77.7701'];
const health = { gender: 'female', dob: BIRTH, height: '173.1906', weight: '91.3706' };
const changed = { gender: 'male', dob: BIRTH, height: '188.8801', weight: '77.7701' };

const sentinelsIn = (value: unknown): string[] => {
  const text = JSON.stringify(value);
  return SENTINELS.filter((sentinel) => text.includes(sentinel));
};

test('health data is only where docs/data.md says', async () => {
  const ids: string[] = [];
  for (const name of ['Ann Hale', 'Ben Hale', 'Cy Hale'])
    ids.push(await api.addUser({ name, email: `${name.slice(0, 3).trim()}@hale.example`, ...health }));
  const [edited = '', deleted = '', bulk = ''] = ids;
  const body = { name: 'Ann Hale', role: 'user', ...changed };
  expect((await api.call('updateUser', { params: { id: edited }, body })).status).toBe(200);
  await api.call('deleteUser', { params: { id: deleted } });
  await api.call('changeRoles', { body: { ids: [bulk], total: 1, newRole: 'admin' } });
  const upload = () =>
    api.call('uploadImport', {
      params: { list: 'users' },
      body: Buffer.from(`name,email,dob,height\nDee Hale,dee@hale.example,${BIRTH},173.1906\n`),
      headers: { 'Content-Type': 'text/csv' },
    });
  const {
    body: { _id: id },
  } = await upload();
  await api.call('startImport', { params: { id }, body: {} });
  await api.tasks.settled();
  // One that nobody starts keeps its rows.
  await upload();

  const answers = await readAll(api.origin, api.cookie, await everyRead(api));
  expect(Object.keys(answers).length).toBeGreaterThan(20);
  expect(sentinelsIn(answers)).toEqual([]);
  for (const query of ['hale', ...SENTINELS]) {
    const found = await api.call('listUsers', { query: { query } });
    expect([query, found.body.users.length > 0]).toEqual([query, query === 'hale']);
    expect(sentinelsIn(found.body)).toEqual([]);
  }
  expect(sentinelsIn((await api.call('exportUsers', {})).body)).toEqual([]);
  expect(sentinelsIn((await api.call('listActivity', {})).body)).toEqual([]);
  expect(sentinelsIn((await api.call('exportActivity', {})).body)).toEqual([]);
  expect(sentinelsIn((await takeAllMails(api)).map(({ raw }) => raw))).toEqual([]);
  expect(sentinelsIn([api.securityLog, api.requestLog, api.printed])).toEqual([]);

  const places = new Set<string>();
  for (const [table, rows] of Object.entries(await dumpTables(api.engine)))
    for (const row of rows as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row))
        if (value !== null && sentinelsIn(value).length > 0) places.add(`${table}.${column}`);
  const allowed = classes.filter(([, group]) => group === 'health').map(([column]) => column);
  expect([...places].toSorted()).toEqual(
    allowed.filter((column) => !/\.(?:gender|failures)$/.test(column)).toSorted(),
  );
});
