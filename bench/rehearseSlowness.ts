import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDelay } from './createDelay.ts';
import { createMailServer } from './createMailServer.ts';
import { admin, createClient, freePort, inTemporaryFolder, logIn, startServer } from './startServer.ts';
import { formatTable, percentile } from './statistics.ts';

const run = promisify(execFile);

const CLIENTS = 40;
const LOAD_MS = 40_000;
/** The 99th percentile of accepted writes may be this much longer than one alone. */
const MAX_FACTOR = 3;
/** Shorter times are of the machine. */
const MIN_MS = 1000;
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

interface Place {
  servers: readonly Awaited<ReturnType<typeof startServer>>[];
  database: Awaited<ReturnType<typeof createDelay>>;
  /** Of the embedded database, if there is one. */
  dataDir: string;
  mails: Awaited<ReturnType<typeof createMailServer>>;
  /** Sets the clocks of the servers forward. */
  setClocks: (seconds: number) => Promise<void>;
}

interface Rehearsal {
  name: string;
  /** Of one server with the embedded database, in a small file system in memory. */
  isEmbedded?: true;
  hasClock?: true;
  /** Begins before the load, and returns what ends it. */
  begin?: (place: Place) => unknown;
  /** During the load. */
  during?: (place: Place) => Promise<void>;
}

const later = (seconds: number): Rehearsal => ({
  name: `PostgreSQL answers ${seconds} s later`,
  begin: ({ database }) => database.delay(seconds * 1000),
});

/** Lets processes run for a quarter of the time. Returns what ends it. */
const limitCpu = (pids: readonly number[]) => {
  const end = new AbortController();
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => pids.forEach((pid) => process.kill(pid, name));
  const cycle = async () => {
    while (!end.signal.aborted) {
      signal('SIGSTOP');
      await pause(75);
      signal('SIGCONT');
      await pause(25);
    }
  };
  const cycles = cycle();
  return async () => {
    end.abort();
    await cycles;
  };
};

/** Opens connections of which each has had one response. */
const openIdleConnections = async (urls: readonly string[], count: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });
  const ask = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(`${url}/api/v1/health`, { agent }, (response) => response.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
  for (let opened = 0; opened < count; opened += 100)
    await Promise.all(Array.from({ length: 100 }, (_, index) => ask(urls[index % urls.length] ?? '')));
  return () => agent.destroy();
};

const fillDisk = async (folder: string): Promise<void> => {
  const file = await open(path.join(folder, 'full'), 'w');
  const block = Buffer.alloc(65_536);
  try {
    for (;;) await file.write(block);
  } catch {
    await file.close();
  }
};

const REHEARSALS: readonly Rehearsal[] = [
  { name: 'nothing' },
  later(0.5),
  later(2),
  later(5),
  { name: 'a quarter of the CPU', begin: ({ servers }) => limitCpu(servers.map(({ pid }) => pid)) },
  {
    name: 'PostgreSQL silent for 30 s',
    async during({ database }) {
      await pause(5000);
      database.freeze(true);
      await pause(30_000);
      database.freeze(false);
    },
  },
  {
    name: 'clocks 1 h and 1 day wrong',
    hasClock: true,
    async during({ setClocks }) {
      for (const seconds of [3600, -3600, 86_400, -86_400, 0]) {
        await pause(7000);
        await setClocks(seconds);
      }
    },
  },
  {
    name: '3,000 idle connections',
    begin: ({ servers }) =>
      openIdleConnections(
        servers.map(({ url }) => url),
        3000,
      ),
  },
  {
    name: 'a mail server 8 s late',
    async during({ servers }) {
      for (const { url } of servers)
        await createClient(url, '')('POST', '/auth/forgot-password-web', { email: admin.email });
    },
  },
  {
    name: 'embedded, disk full for 20 s',
    isEmbedded: true,
    async during({ dataDir }) {
      await pause(10_000);
      await fillDisk(dataDir);
      await pause(20_000);
      await rm(path.join(dataDir, 'full'));
    },
  },
  {
    name: 'embedded, each sync 0.3 s later',
    isEmbedded: true,
    async begin({ servers }) {
      const args = ['-f', '-q', '-o', '/dev/null', '-e', 'inject=fsync,fdatasync:delay_exit=300000'];
      const child = spawn('strace', [...args, '-p', String(servers[0]?.pid)], { stdio: 'ignore' });
      const exit = once(child, 'exit');
      await pause(1000);
      return async () => {
        child.kill('SIGTERM');
        await exit;
      };
    },
  },
];

interface Result {
  aloneMs: number;
  answers: readonly Answer[];
  stored: ReadonlySet<string | undefined>;
}

const rehearse = async (folder: string, databaseUrl: string, rehearsal: Rehearsal): Promise<Result> => {
  const { isEmbedded, hasClock, begin, during } = rehearsal;
  const database = await createDelay(databaseUrl);
  const mails = await createMailServer({ delayMs: 8000 });
  const clocks = path.join(folder, 'clocks');
  const setClocks = (seconds: number) => writeFile(clocks, `${seconds < 0 ? '' : '+'}${seconds}`);
  await setClocks(0);
  const clock = {
    LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
    FAKETIME_TIMESTAMP_FILE: clocks,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const dataDir = path.join(folder, 'one');
  if (isEmbedded) {
    await mkdir(dataDir);
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]);
  }
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  for (const name of isEmbedded ? ['one'] : ['one', 'two'])
    servers.push(
      await startServer({
        dataDir: path.join(folder, name),
        databaseUrl: isEmbedded ? undefined : database.url,
        variables: { SMTP_URL: mails.url, ...(hasClock ? clock : {}) },
      }),
    );
  const urls = servers.map(({ url }) => url);
  const proxy = await startHaproxy(folder, urls);
  try {
    let cookie = await logIn(urls[0] ?? '');
    let signingIn: Promise<void> | undefined;
    /** After a clock has been set ahead by more than the eight hours that a session may be unused. */
    const signInAgain = async () => {
      cookie = await logIn(urls[0] ?? '');
      signingIn = undefined;
    };
    const place = { servers, database, dataDir, mails, setClocks };
    const end = await begin?.(place);
    const alone = [];
    for (let turn = 0; turn < 3; turn += 1) alone.push((await send(proxy.url, cookie, 'write')).ms);
    const answers: Answer[] = [];
    const until = performance.now() + LOAD_MS;
    const client = async (kind: Kind) => {
      while (performance.now() < until) {
        const answer = await send(proxy.url, cookie, kind);
        answers.push(answer);
        if (answer.status >= 500) await pause(RETRY_MS);
        if (answer.status === 401) await (signingIn ??= signInAgain());
      }
    };
    await Promise.all([
      during?.(place),
      ...Array.from({ length: CLIENTS }, (_, index) => client(KINDS[index % KINDS.length] ?? 'write')),
    ]);
    if (typeof end === 'function') await (end as () => unknown)();
    database.delay(0);
    await pause(10_000);
    const { status } = await send(proxy.url, cookie, 'write');
    if (status !== 201) throw new Error(`A write afterwards was refused with ${status}`);
    const list = await fetch(`${urls[0]}/api/v1/finance-categories/admin`, { headers: { Cookie: cookie } });
    const stored = new Set(((await list.json()) as { _id: string }[]).map((category) => category['_id']));
    return { aloneMs: Math.max(...alone), answers, stored };
  } finally {
    await proxy.stop();
    for (const { stop } of servers) await stop();
    database.close();
    mails.close();
    if (isEmbedded) await run('umount', [dataDir]);
  }
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * Lets 40 clients use two servers behind HAProxy while something is slow. Prints a line each.
 * @throws when HAProxy refuses a request by itself, an acknowledged write is lost, or accepted writes take too long
 */
export const rehearseSlowness = async (databaseUrl: string, only = ''): Promise<void> => {
  const failures: string[] = [];
  const rows: string[][] = [];
  for (const rehearsal of REHEARSALS.filter(({ name }) => name.includes(only)))
    await inTemporaryFolder(async (folder) => {
      const { aloneMs, answers, stored } = await rehearse(folder, databaseUrl, rehearsal);
      const writes = answers.filter(({ kind, status }) => kind === 'write' && status < 300);
      const lost = writes.filter(({ id }) => !stored.has(id)).length;
      const withoutServer = answers.filter((one) => one.isWithoutServer).length;
      const refused = answers.filter(({ status }) => status === 503).length;
      const others = answers.filter(({ status }) => ![200, 201, 401, 503].includes(status));
      const most =
        writes.length === 0
          ? Number.NaN
          : percentile(
              writes.map(({ ms }) => ms),
              0.99,
            );
      // What waits while nothing answers takes as long as that.
      const isLate = rehearsal.during === undefined && most > MAX_FACTOR * Math.max(aloneMs, MIN_MS);
      if (withoutServer > 0 || lost > 0 || others.length > 0 || isLate) failures.push(rehearsal.name);
      const row = [
        rehearsal.name,
        seconds(aloneMs),
        String(writes.length),
        seconds(most),
        `${refused} of ${answers.length}`,
        ...[withoutServer, others.length, lost].map(String),
      ];
      rows.push(row);
      process.stdout.write(
        `${row.join(', ')} ${[...new Set(others.map(({ status }) => status))].join(' ')}\n`,
      );
    });
  const header = [
    '',
    'a write alone',
    'writes',
    '99 %',
    'refused with 503',
    'by HAProxy',
    'other errors',
    'lost',
  ];
  process.stdout.write(`\n${formatTable(header, rows)}\n`);
  if (failures.length > 0) throw new Error(`Refused without a server, lost or late: ${failures.join(', ')}`);
};
