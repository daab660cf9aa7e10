import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/createTestDatabase.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';

const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };
const USERS = 4000;

test('a killed server continues a task where it stopped', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  let server: RunningNode | undefined;
  const variables = {
    PORT: '0',
    PLANNER_DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    PLANNER_ADMIN_EMAIL: ADMIN.email,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
  };
  const start = async () => {
    server = runNode('main.ts', variables);
    const url = `${await server.line(/^Planner Admin is running at (\S+)$/m)}/api/v1`;
    const call = async (path: string, body?: object, cookie = '') => {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { response, json: (await response.json()) as Record<string, unknown> };
    };
    const { response } = await call('/auth/login', ADMIN);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return async (path: string, body?: object) => (await call(path, body, cookie)).json;
  };
  try {
    await runNode('main.ts', variables, ['seed', '--users', String(USERS)]).finished;
    const before = await start();
    const { _id: id } = await before('/users/delete', { role: 'user', total: await countUsers(before) });
    let doneBefore = 0;
    while (doneBefore === 0) doneBefore = Number((await before(`/tasks/${String(id)}`))['done']);
    server?.child.kill('SIGKILL');
    await server?.finished;

    const after = await start();
    const first = await after(`/tasks/${String(id)}`);
    expect(first['state']).toBe('running');
    expect(Number(first['done'])).toBeGreaterThanOrEqual(doneBefore);
    let task = first;
    while (task['state'] === 'running') task = await after(`/tasks/${String(id)}`);
    expect([task['state'], task['done'], task['failed']]).toEqual(['done', task['total'], 0]);
    expect(await countUsers(after)).toBe(0);
  } finally {
    server?.child.kill('SIGKILL');
    await server?.finished;
    await database.drop();
  }
});

const countUsers = async (read: (path: string) => Promise<Record<string, unknown>>): Promise<number> => {
  const { pagination } = await read('/users?role=user');
  return (pagination as { totalUsers: number }).totalUsers;
};
