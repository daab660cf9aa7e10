import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDelay } from './createDelay.ts';
import { freePort, logIn, startServer } from './startServer.ts';

const CLIENTS = 40;
const DELAYS_MS = [500, 2000, 5000];
const LOAD_MS = 60_000;
/** Of a client that was refused. The servers ask for five seconds. */
const RETRY_MS = 1000;

/** The shipped file for these servers, without TLS. */
const startHaproxy = async (folder: string, urls: readonly string[]) => {
  const port = await freePort();
  const shipped = await readFile(new URL('../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const linesOf = (suffix: string) =>
    urls
      .map((url, index) => `\tserver s${index}${suffix.replaceAll(' ', '-')} ${new URL(url).host}${suffix}`)
      .join('\n');
  const config = shipped
    .replace(/^global[^]*?^defaults/m, 'defaults')
    .replace(/^\tlog global\n/m, '')
    .replace(/^\tbind :::80.*$/m, `\tbind 127.0.0.1:${port}`)
    .replace(/^\tbind :::443.*\n/m, '')
    .replace(/^\thttp-request redirect.*\n/m, '')
    .replace(/^\tserver one .*$/m, linesOf(''))
    .replace(/^\tserver one-unchecked .*$/m, linesOf(' no-check backup'));
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, config);
  const child = spawn('/usr/sbin/haproxy', ['-db', '-q', '-f', file], { stdio: 'inherit' });
  const exit = once(child, 'exit');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
};

type Kind = 'write' | 'search' | 'export' | 'anonymous';

interface Answer {
  kind: Kind;
  status: number;
  /** HAProxy answered by itself. */
  isWithoutServer: boolean;
  ms: number;
  id: string | undefined;
}

const send = async (origin: string, cookie: string, kind: Kind): Promise<Answer> => {
  const startedAt = performance.now();
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'Rehearsal', color: '#336699' });
  const response = await {
    write: () => fetch(`${origin}/api/v1/finance-categories`, { method: 'POST', headers, body }),
    search: () => fetch(`${origin}/api/v1/users?query=ad`, { headers }),
    export: () => fetch(`${origin}/api/v1/users/export`, { headers }),
    anonymous: () => fetch(`${origin}/api/v1/policies/privacy`),
  }[kind]();
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    kind,
    status: response.status,
    isWithoutServer: response.status >= 500 && !response.headers.has('x-request-id'),
    ms: performance.now() - startedAt,
    id: kind === 'write' && isJson ? (JSON.parse(text) as { _id?: string })['_id'] : undefined,
  };
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Which client sends what: three in four write. */
const KINDS: readonly Kind[] = [
  'write',
  'write',
  'write',
  'search',
  'write',
  'write',
  'write',
  'export',
  'write',
  'anonymous',
];

/**
 * Lets 40 clients use two servers behind HAProxy while PostgreSQL answers late. Prints a line per delay.
 * @throws when HAProxy refuses a request by itself, or an acknowledged write is lost
 */
export const useSlowDatabase = async (folder: string, databaseUrl: string): Promise<void> => {
  const database = await createDelay(databaseUrl);
  const servers = [];
  for (const name of ['one', 'two'])
    servers.push(await startServer({ dataDir: path.join(folder, name), databaseUrl: database.url }));
  const proxy = await startHaproxy(
    folder,
    servers.map(({ url }) => url),
  );
  const failures: string[] = [];
  try {
    const cookie = await logIn(servers[0]?.url ?? '');
    for (const delayMs of DELAYS_MS) {
      database.delay(delayMs);
      const alone = [];
      for (let turn = 0; turn < 3; turn += 1) alone.push((await send(proxy.url, cookie, 'write')).ms);
      const answers: Answer[] = [];
      const until = performance.now() + LOAD_MS;
      const client = async (kind: Kind) => {
        while (performance.now() < until) {
          const answer = await send(proxy.url, cookie, kind);
          answers.push(answer);
          if (answer.status >= 500) await pause(RETRY_MS);
        }
      };
      await Promise.all(
        Array.from({ length: CLIENTS }, (_, index) => client(KINDS[index % KINDS.length] ?? 'write')),
      );
      database.delay(0);
      await pause(2 * delayMs);
      const list = await fetch(`${servers[0]?.url}/api/v1/finance-categories/admin`, {
        headers: { Cookie: cookie },
      });
      const stored = new Set(((await list.json()) as { _id: string }[]).map((category) => category['_id']));
      const of = (kind: Kind, isOk: boolean) =>
        answers.filter((one) => one.kind === kind && one.status < 300 === isOk);
      const written = of('write', true);
      const lost = written.filter(({ id = '' }) => !stored.has(id)).length;
      const withoutServer = answers.filter((one) => one.isWithoutServer).length;
      const counts = (['write', 'search', 'export', 'anonymous'] as const)
        .map((kind) => `${kind} ${of(kind, true).length}/${of(kind, true).length + of(kind, false).length}`)
        .join(', ');
      const statuses = [...Map.groupBy(answers, ({ status }) => status)].map(
        ([status, all]) => `${all.length}x${status}`,
      );
      const times = written.map(({ ms }) => ms);
      process.stdout.write(
        `${seconds(delayMs)}: alone ${alone.map(seconds).join(' ')}; accepted ${counts}; ${statuses.join(' ')}; writes p50 ${seconds(quantile(times, 0.5))}, p99 ${seconds(quantile(times, 0.99))}; refusals p99 ${seconds(
          quantile(
            of('write', false).map(({ ms }) => ms),
            0.99,
          ),
        )}; without a server ${withoutServer}; lost ${lost}\n`,
      );
      if (withoutServer > 0 || lost > 0) failures.push(seconds(delayMs));
    }
  } finally {
    await proxy.stop();
    for (const { stop } of servers) await stop();
    database.close();
  }
  if (failures.length > 0) throw new Error(`Refused without a server, or lost: ${failures.join(', ')}`);
};
