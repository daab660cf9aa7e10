import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifact } from './buildArtifact.ts';
import { writeRelease } from './release.ts';

const MAX_BYTES = 70_000_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Outside the repository, whose packages it must not find. */
let base: string;
let artifact: string;
let elsewhere: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'planner-artifact-'));
  artifact = path.join(base, 'planner-admin');
  elsewhere = path.join(base, 'elsewhere');
  await mkdir(elsewhere);
  buildArtifact(artifact);
});
afterAll(() => rm(base, { recursive: true }));

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

const execute = promisify(execFile);

/** Runs Node from another folder, with nothing but `env` in its environment. */
const run = (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> =>
  execute(process.execPath, args, { cwd: elsewhere, env }).then(
    (output) => ({ code: 0, ...output }),
    (failure: Ran) => failure,
  );

const server = (args: readonly string[], env: Record<string, string> = {}) =>
  run([path.join(artifact, 'server.js'), ...args], env);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('the folder', () => {
  it('is small, and holds only JavaScript and one library with native code', () => {
    const files = filesIn(artifact);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(readdirSync(path.join(artifact, 'node_modules')).toSorted()).toEqual([
      '@img',
      'detect-libc',
      'semver',
      'sharp',
    ]);
  });

  it('has nothing of the links to Storybook, which only development has', () => {
    const texts = filesIn(path.join(artifact, 'console')).filter((file) => /\.(js|css|html)$/.test(file));
    expect(texts.length).toBeGreaterThan(20);
    expect(
      texts.filter((file) => /:6006|this screen's story|features-auth/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('lists the licenses of what it contains', () => {
    const licenses = readFileSync(path.join(artifact, 'THIRD-PARTY-LICENSES.md'), 'utf8');
    // Bundled into the server, into the console, and copied.
    expect(licenses).toMatch(/^## hono - \S+ \(MIT\)\n\nMIT License\n/m);
    expect(licenses).toMatch(/^## react-dom - \S+ \(MIT\)\n\nMIT License\n/m);
    expect(licenses).toMatch(/^## @fontsource-variable\/inter - \S+ \(OFL-1.1\)$/m);
    expect(licenses).toMatch(/^## sharp - \S+ \(Apache-2.0\)\n\n\s*Apache License\n/m);
  });

  it('lists its components with hashes of the lockfile, all under licenses that allow distribution', () => {
    const bill = JSON.parse(readFileSync(path.join(artifact, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: {
        name: string;
        purl: string;
        licenses: { expression: string }[];
        hashes?: { content: string }[];
      }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const headings = readFileSync(path.join(artifact, 'THIRD-PARTY-LICENSES.md'), 'utf8').match(
      /^## \S+ - \S+ \(/gm,
    );
    expect(bill.components.length).toBe(new Set(headings).size);
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['hono', 'react-dom', 'sharp', '@zxcvbn-ts/language-common']),
    );
    const hono = bill.components.find(({ name }) => name === 'hono');
    expect(hono?.purl).toMatch(/^pkg:npm\/hono@\d+\.\d+\.\d+$/);
    expect(hono?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    const allowed =
      /^(?:MIT|MIT-0|ISC|0BSD|BlueOak-1\.0\.0|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|Unlicense|\(MPL-2\.0 OR Apache-2\.0\)|MPL-2\.0 OR Apache-2\.0|LGPL-3\.0-or-later)$/;
    const others = bill.components.filter(({ licenses }) =>
      licenses.some(({ expression }) => !allowed.test(expression)),
    );
    expect(others.map(({ purl, licenses }) => [purl, licenses])).toEqual([]);
  });

  it('tells its version, commit and Node, even with invalid variables', async () => {
    const { version, commit } = JSON.parse(readFileSync(path.join(artifact, 'manifest.json'), 'utf8')) as {
      version: string;
      commit: string;
    };
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    const told = `Planner Admin ${version}\nCommit ${commit}\nNode ${process.versions.node}\n`;
    expect(await server(['version'], { PORT: 'http' })).toMatchObject({ code: 0, stdout: told, stderr: '' });
  });
});

describe('the command line', () => {
  it('ends with one sentence on an older Node', async () => {
    const older = path.join(base, 'older.cjs');
    await writeFile(older, "Object.defineProperty(process.versions, 'node', { value: '24.6.0' });");
    expect(await run(['--require', older, path.join(artifact, 'server.js')])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Planner Admin needs Node 24.7 or newer; this is Node 24.6.0.\n',
    });
  });

  it('prints its usage', async () => {
    const { code, stdout } = await server(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Usage: .*\n\n {2}serve /)]);
    const unknown = await server(['sevre']);
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toBe(`There is no command "sevre".\n${stdout}`);
  });

  it('checks the variables', async () => {
    const warnings =
      /^Warning: PUBLIC_URL .*\nWarning: SMTP_URL .*\nWarning: PLANNER_SECRET_KEY .*\nAll variables are valid\.\n$/;
    const unsafe = await server(['check-config'], { HOST: '0.0.0.0' });
    expect([unsafe.code, unsafe.stdout]).toEqual([0, expect.stringMatching(warnings)]);
    const invalid = await server(['check-config'], { PORT: 'http', PLANNER_DATADIR: '/data' });
    expect([invalid.code, invalid.stdout]).toEqual([1, '']);
    expect(invalid.stderr).toMatch(/^PLANNER_DATADIR .*\nPORT .*\n$/);
  });

  it('rejects arguments that a command does not take', async () => {
    expect(await server(['migrate', 'now'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'migrate takes no arguments.\n',
    });
  });
});

describe('a release', () => {
  const RELEASE = { version: '1.0.0', commit: 'c0ffee'.padEnd(40, '0'), seconds: 1_780_000_000 };
  const NAMES = [
    'CHANGELOG.md',
    'Dockerfile',
    'planner-admin-1.0.0.cdx.json',
    'planner-admin-1.0.0.tar.gz',
    'planner-admin-1.0.0.tar.gz.sha256',
  ];

  it('has the same bytes each time, and all that an image needs', async () => {
    const [first, second] = ['first', 'second'].map((name) => path.join(base, name));
    if (!first || !second) throw new Error('There are two');
    const checksum = writeRelease(artifact, first, RELEASE);
    await utimes(path.join(artifact, 'server.js'), 1, 1);
    await chmod(path.join(artifact, 'LICENSE'), 0o600);
    expect(writeRelease(artifact, second, RELEASE)).toBe(checksum);
    expect(readdirSync(first).toSorted()).toEqual(NAMES);
    const { stdout } = await execute('sha256sum', ['--check', 'planner-admin-1.0.0.tar.gz.sha256'], {
      cwd: first,
    });
    expect(stdout).toBe('planner-admin-1.0.0.tar.gz: OK\n');
    const { stdout: files } = await execute(
      'tar',
      ['--list', '--verbose', '--file', 'planner-admin-1.0.0.tar.gz'],
      { cwd: first },
    );
    expect(files).toMatch(/^-rw-r--r-- 0\/0 .* planner-admin\/server\.js$/m);
    expect(files).toMatch(/^-rw-r--r-- 0\/0 .* planner-admin\/LICENSE$/m);
    const dockerfile = readFileSync(path.join(first, 'Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(/^FROM node:[\d.]+-slim@sha256:[\da-f]{64}\n/);
    expect(dockerfile.match(/^(?:FROM|COPY|ADD|ARG|USER) .*$/gm)?.slice(1)).toEqual([
      'ADD planner-admin-1.0.0.tar.gz /opt/',
      'ARG VERSION=1.0.0',
      `ARG COMMIT=${RELEASE.commit}`,
      'USER 1000:1000',
    ]);
    expect(readFileSync(path.join(first, 'CHANGELOG.md'), 'utf8')).toMatch(/^# Planner Admin 1\.0\.0\n\n- /);
  });

  it('needs a section in the changelog', () => {
    expect(() => writeRelease(artifact, path.join(base, 'other'), { ...RELEASE, version: '9.9.9' })).toThrow(
      'CHANGELOG.md has no section "## 9.9.9".',
    );
  });
});

describe('the image', () => {
  const stage =
    readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM .*$/m)
      .at(-1) ?? '';
  /** The arguments that the image gives to Node; `/opt/planner-admin` is the artifact. */
  const argsOf = (instruction: RegExp): string[] => {
    const [, json = ''] = new RegExp(`^${instruction.source}(\\[.*\\])$`, 'm').exec(stage) ?? [];
    const [program, ...args] = JSON.parse(json) as string[];
    expect(program).toBe('node');
    return args.map((argument) => argument.replace(/^\/opt\/planner-admin/, artifact));
  };
  const variables = () => {
    const [, pairs = ''] = /^ENV (.*)$/m.exec(stage) ?? [];
    const image = Object.fromEntries(pairs.split(' ').map((pair) => pair.split('='))) as Record<
      string,
      string
    >;
    expect(image['PLANNER_DATA_DIR']).toBe('/data');
    return { ...image, PLANNER_DATA_DIR: path.join(base, 'data') };
  };

  it('serves console and API, reports its health, and stops on SIGTERM', async () => {
    const [, json = ''] = /^CMD (.*)$/m.exec(stage) ?? [];
    const args = [...argsOf(/ENTRYPOINT /), ...(JSON.parse(json) as string[])];
    const backups = path.join(base, 'backups');
    await mkdir(backups);
    const child = spawn(process.execPath, args, {
      cwd: elsewhere,
      env: {
        ...variables(),
        PORT: '0',
        PLANNER_ADMIN_PASSWORD: 'correct horse battery',
        BACKUP_SCHEDULE: '03:30',
        BACKUP_FOLDER: backups,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    let url = '';
    for await (const line of createInterface(child.stdout)) {
      url = /^Planner Admin is running at (\S+)$/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    if (!url) throw new Error(errors);

    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')]);

    let cookie = '';
    const call = async (method: string, resource: string, body?: FormData | object) => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${url}/api/v1/${resource}`, {
        method,
        headers: { Cookie: cookie, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      expect(response.ok, `${method} ${resource}: ${response.status}`).toBe(true);
      return response;
    };
    const signIn = { email: 'admin@planner.local', password: 'correct horse battery' };
    const signedIn = await call('POST', 'auth/login', signIn);
    cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    // In a read worker.
    const found: unknown = await (await call('GET', 'users?query=admin')).json();
    expect(found).toMatchObject({ users: [{ email: signIn.email }] });
    // In the worker with jsdom.
    await call('POST', 'policies', { type: 'terms', content: '<p onclick="a()">Be kind.</p>' });
    expect(await (await call('GET', 'policies/terms')).json()).toMatchObject({ content: '<p>Be kind.</p>' });
    // With sharp.
    const form = new FormData();
    form.append('name', 'Reading');
    for (const icon of ['iconLight', 'iconDark']) form.append(icon, new Blob([PIXEL]), 'icon.png');
    await call('POST', 'habit-categories', form);

    const [, check = ''] = /^HEALTHCHECK .* CMD (.*)$/m.exec(stage) ?? [];
    const [program = '', ...checkArgs] = JSON.parse(check) as string[];
    expect(program).toBe('bash');
    const health = () =>
      execute(program, checkArgs, { env: { PATH: process.env['PATH'], PORT: new URL(url).port } }).then(
        () => 0,
        ({ code }: { code: number }) => code,
      );
    expect(await health()).toBe(0);
    expect(existsSync(path.join(base, 'data/planner.db'))).toBe(true);
    expect(readdirSync(elsewhere)).toEqual([]);
    // In a process.
    await expect
      .poll(() => readdirSync(backups), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/Z\.gz$/)]);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await health()).toBe(1);
  });
});
