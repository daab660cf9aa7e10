import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCertificate } from '../support/createCertificate.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { freePort } from '../support/freePort.ts';
import { formOf, noise } from '../support/pictures.ts';
import { type RunningNode, runNode } from '../support/runNode.ts';
import { ADMIN } from '../support/startTestApi.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy');
const LANES = 50;
const RESTARTS = 6;

interface Setup {
  folder: string;
  port: number;
  plainPort: number;
  /** Of the two servers. */
  ports: readonly number[];
}

/** The shipped configuration with a word replaced, which it must have. */
const configure = (file: string, replacements: Record<string, string>): string => {
  let text = readFileSync(path.join(DEPLOY, file), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return text;
};

/** How to run each proxy in the foreground with its file of `deploy` and a certificate for localhost. */
const PROXIES: Record<string, (setup: Setup) => [program: string, args: string[], env?: NodeJS.ProcessEnv]> =
  {
    nginx: ({ folder, port, plainPort, ports }) => {
      const site = configure('nginx.conf', {
        'server 127.0.0.1:3000 max_fails=0;': ports
          .map((one) => `server 127.0.0.1:${one} max_fails=0;`)
          .join('\n'),
        'listen 80;': `listen ${plainPort};`,
        'listen [::]:80;': '',
        'listen 443 ': `listen ${port} `,
        'listen [::]:443 ssl http2;': '',
        '/etc/ssl/planner-admin': folder,
        '/var/log/nginx': folder,
      });
      writeFileSync(path.join(folder, 'site.conf'), site);
      // Its workers, too, must reach the folder.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const main = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { include ${folder}/site.conf; }`;
      writeFileSync(path.join(folder, 'nginx.conf'), main);
      return ['/usr/sbin/nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]];
    },
    haproxy: ({ folder, port, plainPort, ports }) => {
      const config = configure('haproxy.cfg', {
        'server one 127.0.0.1:3000': ports
          .map((one, index) => `server s${index} 127.0.0.1:${one}`)
          .join('\n\t'),
        'server one-unchecked 127.0.0.1:3000 no-check backup': ports
          .map((one, index) => `server u${index} 127.0.0.1:${one} no-check backup`)
          .join('\n\t'),
        'bind :::80 v4v6': `bind 127.0.0.1:${plainPort}`,
        'bind :::443 v4v6': `bind 127.0.0.1:${port}`,
        '/etc/haproxy/planner-admin.pem': path.join(folder, 'both.pem'),
      });
      writeFileSync(path.join(folder, 'haproxy.cfg'), config);
      return ['/usr/sbin/haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')]];
    },
    caddy: ({ folder, port, ports }) => {
      const config = `{\n\tskip_install_trust\n\tadmin off\n\tauto_https disable_redirects\n}\n${configure('Caddyfile', {})}`;
      writeFileSync(path.join(folder, 'Caddyfile'), config);
      const servers = ports.map((one) => `127.0.0.1:${one}`).join(' ');
      return [
        '/usr/bin/caddy',
        ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
        { HOME: folder, DOMAIN: `https://localhost:${port}`, SERVERS: servers },
      ];
    },
  };

let database: TestDatabase;
let folder: string;
let proxy: ChildProcess | undefined;
const servers: RunningNode[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'planner-proxy-'));
  const { cert, key } = createCertificate(folder);
  writeFileSync(path.join(folder, 'both.pem'), cert + key);
});
afterEach(async () => {
  if (proxy?.exitCode === null && proxy.kill('SIGTERM')) await once(proxy, 'exit');
  for (const { child, finished } of servers.splice(0)) {
    child.kill('SIGKILL');
    await finished;
  }
  await database.drop();
  rmSync(folder, { recursive: true });
});

const startServer = async (port: number, origin: string): Promise<RunningNode> => {
  const server = runNode('main.ts', {
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    PLANNER_DATA_DIR: path.join(database.dataDir, String(port)),
    DATABASE_URL: database.databaseUrl,
    PLANNER_ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_MS: undefined,
  });
  await server.line(/ is running at /);
  return server;
};

interface Sent {
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  agent?: Agent;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Not `fetch`, which can't be told to accept the certificate. */
const send = (url: string, { method = 'GET', body, headers, agent }: Sent = {}): Promise<Received> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent, rejectUnauthorized: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const JSON_TYPE = { 'Content-Type': 'application/json' };
const installed = Object.entries(PROXIES).filter(([name]) => process.env['TEST_PROXIES']?.includes(name));

describe.each(installed)('behind %s', (name, configurationOf) => {
  test('no request is lost in a rolling restart, and clients cannot invent their address', async () => {
    const [port, plainPort, ...ports] = await Promise.all(Array.from({ length: 4 }, freePort));
    const origin = `https://localhost:${port}`;
    for (const one of ports) servers.push(await startServer(one, origin));
    const [program, args, env] = configurationOf({ folder, port: port!, plainPort: plainPort!, ports });
    proxy = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
    const api = `${origin}/api/v1`;
    await vi.waitFor(async () => expect((await send(`${api}/ready`)).status).toBe(200), { timeout: 20_000 });

    const logIn = (password: string, headers = {}) =>
      send(`${api}/auth/login`, {
        method: 'POST',
        body: JSON.stringify({ ...ADMIN, password }),
        headers: { ...JSON_TYPE, ...headers },
      });
    const signedIn = await logIn(ADMIN.password);
    const cookie = { Cookie: signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };

    expect((await logIn('wrong', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(401);
    const { text: activity } = await send(`${api}/activity`, { headers: cookie });
    expect(activity).toMatch(/signInFailed/);
    expect(activity).not.toContain('203.0.113.9');

    // 975 kB each.
    const icon = await noise(570);
    const form = new Response(formOf({ name: 'Reading', iconLight: icon, iconDark: icon }));
    const type = { 'Content-Type': form.headers.get('content-type') ?? '' };
    const body = Buffer.from(await form.arrayBuffer());
    const created = await send(`${api}/habit-categories`, {
      method: 'POST',
      body,
      headers: { ...cookie, ...type },
    });
    expect([created.status, body.byteLength > 1_900_000]).toEqual([201, true]);

    const end = new AbortController();
    let [reads, slowestMs] = [0, 0];
    const failures: string[] = [];
    const acknowledged: string[] = [];
    const lane = async (_: unknown, index: number) => {
      const isWriter = index % 2 === 0;
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!end.signal.aborted) {
        const startedAt = performance.now();
        const category = JSON.stringify({ name: 'Rent', color: '#336699' });
        const creation = isWriter && {
          method: 'POST',
          body: category,
          headers: { ...cookie, ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
        };
        try {
          const { status, text } = await (creation
            ? send(`${api}/finance-categories`, { ...creation, agent })
            : send(`${api}/users`, { headers: cookie, agent }));
          if (status !== (isWriter ? 201 : 200)) failures.push(`${status} ${text}`);
          else if (isWriter) acknowledged.push((JSON.parse(text) as { _id: string })['_id']);
          else reads += 1;
        } catch (error) {
          failures.push(String(error));
        }
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      }
      agent.destroy();
    };
    const lanes = Promise.all(Array.from({ length: LANES }, lane));
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const index = restart % 2;
      servers[index]!.child.kill('SIGTERM');
      expect((await servers[index]!.finished).code).toBe(0);
      servers[index] = await startServer(ports[index]!, origin);
    }
    end.abort();
    await lanes;

    const stored = JSON.parse(
      (await send(`${api}/finance-categories/admin`, { headers: cookie })).text,
    ) as object[];
    console.log(
      `${name}: ${RESTARTS} restarts, ${LANES} connections, ${reads} reads and ${acknowledged.length} writes, ${failures.length} failed, the slowest took ${(slowestMs / 1000).toFixed(1)} s`,
    );
    expect(failures).toEqual([]);
    expect(stored).toHaveLength(acknowledged.length);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });
});
