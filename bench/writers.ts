import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, createClient, logIn } from './startServer.ts';

const SERVERS = 2;
const LANES_PER_SERVER = 4;
const LOAD_MS = 3000;
const RETRY_MS = 50;
/** Per lane, after the work. */
const WRITES_AFTERWARDS = 20;

/** Adds categories one after the other until enough were added after the work. */
const write = async (url: string, cookie: string, isOver: () => boolean) => {
  const call = createClient(url, cookie);
  const ids: string[] = [];
  let refused = 0;
  let longestGapMs = 0;
  let lastAt = performance.now();
  for (let left = WRITES_AFTERWARDS; left > 0;) {
    const { status, body } = await call('POST', '/finance-categories', {
      name: 'Rehearsal',
      color: '#336699',
    });
    if (status === 503) {
      refused += 1;
      await pause(RETRY_MS);
      continue;
    }
    longestGapMs = Math.max(longestGapMs, performance.now() - lastAt);
    lastAt = performance.now();
    ids.push((body as { _id: string })['_id']);
    if (isOver()) left -= 1;
  }
  return { ids, refused, longestGapMs };
};

/**
 * Lets two servers on a database write without a pause, for three seconds, while `work` runs, and some more. Returns one sentence.
 * @throws when a server doesn't recover, responds with an error other than 503, or an acknowledged write is lost
 */
export const writeDuring = async (
  folder: string,
  databaseUrl: string,
  work: () => Promise<void> = () => Promise.resolve(),
): Promise<string> => {
  const stops: (() => Promise<void>)[] = [];
  try {
    const urls: string[] = [];
    for (let index = 0; index < SERVERS; index += 1) {
      const server = await startServer({ dataDir: path.join(folder, `data${index}`), databaseUrl });
      stops.unshift(server.stop);
      urls.push(server.url);
    }
    const [url = ''] = urls;
    const cookie = await logIn(url);
    let isOver = false;
    const load = Promise.all(
      urls
        .flatMap((one) => Array.from({ length: LANES_PER_SERVER }, () => one))
        .map((one) => write(one, cookie, () => isOver)),
    );
    await Promise.race([load, pause(LOAD_MS)]);
    await work();
    isOver = true;
    const lanes = await load;
    const { body } = await createClient(url, cookie)('GET', '/finance-categories/admin');
    const stored = new Set((body as { _id: string }[]).map((category) => category['_id']));
    const ids = lanes.flatMap((lane) => lane.ids);
    const lost = ids.filter((id) => !stored.has(id)).length;
    const refused = lanes.reduce((sum, lane) => sum + lane.refused, 0);
    const gap = (Math.max(...lanes.map((lane) => lane.longestGapMs)) / 1000).toFixed(1);
    const result = `${ids.length} writes acknowledged, ${lost} of them lost; ${refused} refused with 503; no writes for ${gap} s`;
    if (lost > 0) throw new Error(result);
    return result;
  } finally {
    for (const stop of stops) await stop();
  }
};
