import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './bench/startServer.ts';
import { createCluster } from './failover/createCluster.ts';
import { type Written, writeUntil } from './failover/writeUntil.ts';
import { StartError } from './platform/StartError.ts';
import { runMain } from './runMain.ts';

const ADMIN = { email: 'admin@planner.local', password: 'a quiet lake at noon' };
const SERVERS = 2;
const LANES_PER_SERVER = 4;
const LOAD_MS = 3000;
/** Per lane, after the failover. */
const WRITES_AFTERWARDS = 20;

const logIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const listIds = async (url: string, cookie: string): Promise<Set<string>> => {
  const response = await fetch(`${url}/api/v1/finance-categories/admin`, { headers: { Cookie: cookie } });
  return new Set(((await response.json()) as { _id: string }[]).map((category) => category['_id']));
};

/** Servers write without a pause while their primary dies. Fails if one doesn't recover, or an acknowledged write is lost. */
const rehearse = async (folder: string): Promise<void> => {
  const cluster = await createCluster(folder);
  const stops = [cluster.stop];
  try {
    const urls: string[] = [];
    for (let index = 0; index < SERVERS; index += 1) {
      const server = await startServer('../main.ts', {
        PORT: '0',
        PUBLIC_URL: '',
        PLANNER_DATA_DIR: path.join(folder, `data${index}`),
        DATABASE_URL: cluster.databaseUrl,
        PLANNER_ADMIN_EMAIL: ADMIN.email,
        PLANNER_ADMIN_PASSWORD: ADMIN.password,
      });
      stops.unshift(() => server.stop());
      urls.push(server.url);
    }
    const [url = ''] = urls;
    const cookie = await logIn(url);
    let hasFailedOver = false;
    const isOver = () => {
      let first: number | undefined;
      return ({ ids }: Written): boolean => {
        if (hasFailedOver) first ??= ids.length;
        return first !== undefined && ids.length >= first + WRITES_AFTERWARDS;
      };
    };
    const lanes = urls.flatMap((one) =>
      Array.from({ length: LANES_PER_SERVER }, () => writeUntil(one, cookie, isOver())),
    );
    const load = Promise.all(lanes);
    await Promise.race([load, pause(LOAD_MS)]);
    await cluster.failOver();
    hasFailedOver = true;
    const written = await load;
    const stored = await listIds(url, cookie);
    const ids = written.flatMap((lane) => lane.ids);
    const lost = ids.filter((id) => !stored.has(id));
    const refused = written.reduce((sum, lane) => sum + lane.refused, 0);
    const gapMs = Math.max(...written.map((lane) => lane.longestGapMs));
    process.stdout.write(
      `${ids.length} writes acknowledged, ${lost.length} of them lost; ${refused} refused with 503; ` +
        `no writes for ${(gapMs / 1000).toFixed(1)} s\n`,
    );
    if (lost.length > 0) throw new StartError('Acknowledged writes were lost.');
  } finally {
    for (const stop of stops) await stop();
  }
};

await runMain(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'planner-failover-'));
  await rehearse(folder).finally(() => rm(folder, { recursive: true, force: true }));
});
