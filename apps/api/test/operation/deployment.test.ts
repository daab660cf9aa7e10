import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv, warningsOf } from '../../src/env.ts';
import { applySettingsFile } from '../../src/env/applySettingsFile.ts';
import { VARIABLES } from '../../src/env/variables.ts';
import { createCertificate } from '../support/createCertificate.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const NAMES = new Set<string>(Object.values(VARIABLES).map(({ name }) => name));

/** What `openssl rand -base64 32` prints. */
const KEY = 'xmVZBkWz2l6XGq2hPq2V9Ew1n0uJm3YkqT5s7Rr8cDo=';

const parsePairs = (lines: string): Record<string, string> =>
  Object.fromEntries([...lines.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Also names that don't exist. Throws for an invalid value. */
const problemsOf = (variables: Record<string, string>): string[] => [
  ...Object.keys(variables).filter((name) => !NAMES.has(name)),
  ...warningsOf(readEnv(variables)),
];

/** Inserts the variables of the file `.env` as Compose does. */
const interpolate = (text: string, dotEnv: Record<string, string>): string =>
  text.replaceAll(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_, name: string, kind: string, rest: string) => dotEnv[name] ?? (kind === '-' ? rest : ''),
  );

describe('compose.yaml', () => {
  const document = parse(read('compose.yaml')) as {
    services: Record<string, { environment: Record<string, string> }>;
  };

  test('limits the memory of each service', () => {
    const services = Object.values(document.services);
    expect(services).toHaveLength(5);
    for (const service of services) expect(service).toHaveProperty('mem_limit');
  });

  test('keeps to the schema of the Compose Specification', () => {
    const linter = new DCLinter({
      // The proxy is meant to be public.
      rules: { 'no-unbound-port-interfaces': 0 },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const found = linter.lintFiles([path.join(ROOT, 'compose.yaml')], false);
    // Its warnings are about the order of keys.
    const errors = found.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'));
    expect(errors).toEqual([]);
  });

  test.each([
    ['as it is', {}],
    ['with a domain', { DOMAIN: 'admin.example.org', SMTP_URL: 'smtps://mail.example.org' }],
  ])('configures a safe server %s', (_, settings: Record<string, string>) => {
    const dotEnv = { POSTGRES_PASSWORD: 'secret', PLANNER_SECRET_KEY: KEY, ...settings };
    const environment = Object.entries(document.services['server-1']?.environment ?? {});
    const variables = Object.fromEntries(
      environment.map(([name, value]) => [name, interpolate(value, dotEnv)]),
    );
    expect(variables).toMatchObject({
      DATABASE_URL: 'postgres://planner:secret@database/planner?sslmode=disable',
    });
    expect(problemsOf(variables)).toEqual([]);
  });
});

test('the example for systemd configures a safe server', () => {
  const [, example = ''] = /planner-admin\.env <<EOF\n([^]*?)\nEOF/.exec(read('docs/deployment.md')) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'planner-settings-'));
  writeFileSync(path.join(folder, 'settings'), example.replace('$(openssl rand -base64 32)', KEY));
  for (const unit of ['planner-admin', 'planner-admin-backup']) {
    const [, line = ''] = /^Environment=(.*)$/m.exec(read(`deploy/${unit}.service`)) ?? [];
    const variables: Record<string, string> = parsePairs(line.replaceAll(' ', '\n').replace('%d', folder));
    applySettingsFile(variables);
    expect(variables['PUBLIC_URL']).toBe('https://admin.example.org');
    expect(problemsOf(variables)).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});

test('the image has the Node of the lockfile, pinned by its digest', () => {
  const { nodeVersion } = parse(read('pnpm-workspace.yaml')) as { nodeVersion: string };
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  expect(images[1]).toMatch(new RegExp(`^node:${nodeVersion}-slim@sha256:[0-9a-f]{64}$`));
  expect(images[0]).toBe(images[1]);
});

describe('the configuration in deploy/', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'planner-deploy-'));
    const { cert, key } = createCertificate(folder);
    writeFileSync(path.join(folder, 'planner-admin.pem'), cert + key);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A copy that finds its certificate in the folder, and needs no privileges. */
  const copy = (file: string, before = ''): string => {
    const text = read(`deploy/${file}`)
      .replaceAll(/\/etc\/(?:ssl\/planner-admin|haproxy)/g, folder)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll(/\b(listen \S*|\*:|:::)(80|443)\b/g, '$110$2');
    const to = path.join(folder, file);
    writeFileSync(to, before + text);
    return to;
  };

  const APACHE_MODULES = '/usr/lib/apache2/modules';
  const modules = [
    'mpm_event',
    'authz_core',
    'headers',
    'http2',
    'proxy',
    'proxy_http',
    'ssl',
    'alias',
    'socache_shmcb',
  ];

  /** Debian has them all. `pnpm test` says which are not installed. */
  const programs: [program: string, file: string, argsOf: () => string[]][] = [
    [
      '/usr/sbin/nginx',
      'nginx.conf',
      () => {
        const main = path.join(folder, 'main.conf');
        const site = copy('nginx.conf');
        writeFileSync(main, `pid ${folder}/pid; error_log stderr; events {} http { include ${site}; }`);
        return ['-t', '-q', '-p', folder, '-c', main];
      },
    ],
    ['/usr/sbin/haproxy', 'haproxy.cfg', () => ['-c', '-q', '-f', copy('haproxy.cfg')]],
    ['/usr/bin/caddy', 'Caddyfile', () => ['adapt', '--adapter', 'caddyfile', '--config', copy('Caddyfile')]],
    [
      '/usr/sbin/apache2',
      'apache.conf',
      () => {
        const load = modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so\n`);
        const main = `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}\nErrorLog ${folder}/log\nServerName localhost\n`;
        return ['-t', '-f', copy('apache.conf', main + load.join(''))];
      },
    ],
    ['/usr/bin/shellcheck', 'planner-admin', () => [path.join(ROOT, 'deploy/planner-admin')]],
    ...['planner-admin.service', 'planner-admin-backup.service', 'planner-admin-backup.timer'].map(
      (unit): [string, string, () => string[]] => [
        '/usr/bin/systemd-analyze',
        unit,
        () => ['verify', path.join(ROOT, 'deploy', unit)],
      ],
    ),
  ];

  test.each(programs.filter(([program]) => existsSync(program)))('%s accepts %s', (program, _, argsOf) => {
    // Warnings, too.
    const { status, stderr } = spawnSync(program, argsOf(), { encoding: 'utf8' });
    expect([status, stderr.replace('Syntax OK\n', '')]).toEqual([0, '']);
  });

  test.each([
    ['nginx.conf', /proxy_set_header X-Forwarded-For \$remote_addr;/, /proxy_set_header Host \$http_host;/],
    ['haproxy.cfg', /http-request set-header X-Forwarded-For %\[src\]\n/, /GET \/api\/v1\/ready\n/],
    ['apache.conf', /RequestHeader unset X-Forwarded-For early\n/, /ProxyPreserveHost On\n/],
  ])('%s replaces X-Forwarded-For', (file, ...lines) => {
    for (const line of lines) expect(read(`deploy/${file}`)).toMatch(line);
  });
});

describe('the manifests for Kubernetes', () => {
  interface Manifest {
    apiVersion: string;
    kind: string;
    data?: Record<string, string>;
  }
  interface Model {
    validate(): void;
  }
  /** Made from the definitions of Kubernetes, the Gateway API and the Prometheus Operator. */
  const moduleOf = ({ apiVersion }: Manifest): string => {
    if (apiVersion.startsWith('gateway.')) return `@kubernetes-models/gateway-api/${apiVersion}`;
    if (apiVersion.startsWith('monitoring.')) return `@kubernetes-models/prometheus-operator/${apiVersion}`;
    return `kubernetes-models/${apiVersion}`;
  };
  const manifests = readdirSync(path.join(ROOT, 'deploy/kubernetes')).flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );

  test('keep to the schema of Kubernetes', () => {
    // Within this package, where the compiler finds the types.
    const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/kubernetes');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'manifests.ts');
    // The types refuse unknown fields, the schemas wrong values.
    const lines = manifests.map(
      (manifest, index) =>
        `export const m${index}: import('${moduleOf(manifest)}').I${manifest.kind} = ${JSON.stringify(manifest)};`,
    );
    writeFileSync(file, lines.join('\n'));
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck --types --module esnext --moduleResolution bundler';
    const { stdout: output } = spawnSync('tsc', [...options.split(' '), file], { encoding: 'utf8' });
    expect([manifests.map(({ kind }) => kind).toSorted(), output]).toEqual([
      [
        'ConfigMap',
        'Deployment',
        'Gateway',
        'HTTPRoute',
        'HTTPRoute',
        'Job',
        'PodDisruptionBudget',
        'Service',
        'ServiceMonitor',
      ],
      '',
    ]);
  });

  test.each(manifests)('the $kind passes the validation of its definition', async (manifest) => {
    const models = (await import(moduleOf(manifest))) as Record<string, new (data: Manifest) => Model>;
    const model = models[manifest.kind];
    if (!model) throw new Error(`There is no ${manifest.kind}`);
    expect(() => new model(manifest).validate()).not.toThrow();
  });

  test('configure a safe server', () => {
    const data = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const secrets = {
      DATABASE_URL: 'postgres://planner:secret@database/planner',
      PLANNER_SECRET_KEY: KEY,
      SMTP_URL: 'smtps://mail.example.org',
      METRICS_TOKEN: 'secret',
    };
    const files = Object.keys(secrets).map((name) => `${name}_FILE`);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(files));
    const plain = Object.entries(data).filter(([name]) => !files.includes(name));
    expect(problemsOf({ ...Object.fromEntries(plain), ...secrets })).toEqual([]);
  });
});
