import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifact } from './buildArtifact.ts';
import { createMachine, lifecycle, onMachine, runInDebian } from './lifecycle.ts';
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

const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
};

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
  const RELEASE = { version: '1.0.0', seconds: 1_780_000_000 };
  const NAMES = [
    'CHANGELOG.md',
    'planner-admin-1.0.0.cdx.json',
    'planner-admin-1.0.0.tar.gz',
    'planner-admin-1.0.0.tar.gz.sha256',
  ];

  it('has the same bytes each time, and all that operators need', async () => {
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
      { cwd: first, maxBuffer: 10_000_000 },
    );
    expect(files).toMatch(/^-rw-r--r-- 0\/0 .* planner-admin\/server\.js$/m);
    expect(files).toMatch(/^-rw-r--r-- 0\/0 .* planner-admin\/LICENSE$/m);
    expect(files).toMatch(/^-rwxr-xr-x 0\/0 .* planner-admin\/deploy\/planner-admin$/m);
    for (const name of [
      'deploy/planner-admin.service',
      'deploy/nginx.conf',
      'deploy/prometheus/alerts.yml',
      'deploy/grafana/planner-admin.json',
      'deploy/kubernetes/planner-admin.yaml',
      'deploy/kubernetes/gateway.yaml',
      'docs/operations.md',
      'compose.yaml',
      'Dockerfile',
    ])
      expect(files).toContain(` planner-admin/${name}\n`);
    expect(readFileSync(path.join(first, 'CHANGELOG.md'), 'utf8')).toMatch(/^# Planner Admin 1\.0\.0\n\n- /);
  });

  it('has an image of the folder, without the secrets of Compose', () => {
    const dockerfile = readFileSync(path.join(artifact, 'Dockerfile'), 'utf8');
    expect(dockerfile).toMatch(/^FROM node:[\d.]+-slim@sha256:[\da-f]{64}\n/);
    const { version, commit } = JSON.parse(readFileSync(path.join(artifact, 'manifest.json'), 'utf8')) as {
      version: string;
      commit: string;
    };
    expect(dockerfile.match(/^(?:FROM|COPY|ADD|ARG|USER) .*$/gm)?.slice(1)).toEqual([
      'COPY . /opt/planner-admin',
      `ARG VERSION=${version}`,
      `ARG COMMIT=${commit}`,
      'USER 1000:1000',
    ]);
    expect(readFileSync(path.join(artifact, '.dockerignore'), 'utf8')).toBe('.env\n');
  });

  it('needs a section in the changelog', () => {
    expect(() => writeRelease(artifact, path.join(base, 'other'), { ...RELEASE, version: '9.9.9' })).toThrow(
      'CHANGELOG.md has no section "## 9.9.9".',
    );
  });
});

const sum = async (file: string) => {
  const { stdout } = await execute('sha256sum', [path.basename(file)], { cwd: path.dirname(file) });
  await writeFile(`${file}.sha256`, stdout);
};

/** A server that needs another schema, and doesn't start. */
const breakServer = (folder: string) =>
  writeFile(
    path.join(folder, 'server.js'),
    `const { DatabaseSync } = require('node:sqlite');
    const { copyFileSync } = require('node:fs');
    if (process.argv[2] === 'check-config') process.exit(0);
    const file = process.env.PLANNER_DATA_DIR + '/planner.db';
    const database = new DatabaseSync(file);
    database.exec('pragma wal_checkpoint(truncate)');
    copyFileSync(file, file + '.0310-activity-parts');
    database.exec("insert into kysely_migration (name, timestamp) values ('9999-future', '')");
    process.exit(1);`,
  );

const stepsOf = (output: string) =>
  output.match(/^(?:Installed|Upgraded|Planner Admin|All writes|Lost|Restored|Removed Planner)\b.*$/gm);

/** Lets `df` say that a disk has little space. */
const df = (kib: number) =>
  `printf '#!/bin/sh\\necho\\necho a 0 0 ${kib}\\n' > ../bin/df && chmod +x ../bin/df`;

/** Leaves so little space on the disk. */
const fill = (kib: string) =>
  `head -c $((($(/bin/df -Pk . | awk 'NR == 2 { print $4 }') - (${kib})) * 1024)) /dev/zero > ballast`;

/** Of a machine. Returns the port. */
const writeSettings = async (folder: string) => {
  const port = await freePort();
  await writeFile(path.join(folder, 'etc/planner-admin.env'), `PORT=${port}\nSHUTDOWN_DELAY_MS=0\n`);
  return port;
};

describe('deploy/planner-admin', () => {
  const OLD = 'planner-admin-1.0.0.tar.gz';
  const NEW = 'planner-admin-1.1.0.tar.gz';
  let releases: string;
  let privateKey: string;
  let publicKey: string;

  /** Packs the artifact as another version, after a change. */
  const packRelease = async (version: string, change?: (folder: string) => Promise<void>) => {
    const folder = path.join(base, 'changed', 'planner-admin');
    await cp(artifact, folder, { recursive: true });
    await writeFile(
      path.join(folder, 'manifest.json'),
      `{\n  "version": "${version}",\n  "commit": "c0ffee"\n}\n`,
    );
    await change?.(folder);
    const file = path.join(releases, `planner-admin-${version}.tar.gz`);
    await execute('tar', [
      '--create',
      '--gzip',
      '--file',
      file,
      '--directory',
      path.dirname(folder),
      'planner-admin',
    ]);
    await sum(file);
    await rm(path.dirname(folder), { recursive: true });
  };

  beforeAll(async () => {
    releases = path.join(base, 'releases');
    await mkdir(releases);
    const keys = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    ({ privateKey, publicKey } = keys);
    await packRelease('1.0.0');
    await packRelease('1.1.0');
    await packRelease('1.2.0', breakServer);
  });

  /** A machine with the releases, and what to do there. */
  const startMachine = async (name: string) => {
    const folder = path.join(base, name);
    const env = createMachine(folder);
    await cp(releases, path.join(folder, 'work'), { recursive: true });
    const type = (script: string): Promise<Ran> =>
      execute('bash', ['--norc', '-c', onMachine(script, folder)], {
        cwd: path.join(folder, 'work'),
        env,
      }).then(
        (output) => ({ code: 0, ...output }),
        (failure: Ran) => failure,
      );
    return { folder, type };
  };

  const install = async (name: string) => {
    const machine = await startMachine(name);
    const port = await writeSettings(machine.folder);
    const installed = await machine.type(`tar -xf ${OLD} && planner-admin/deploy/planner-admin install`);
    expect(installed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Installed Planner Admin 1\.0\.0\.$/m),
    });
    const served = async () => {
      expect((await fetch(`http://127.0.0.1:${port}/api/v1/ready`)).status).toBe(200);
      return (await machine.type('planner-admin version')).stdout.split('\n')[0];
    };
    return { ...machine, served };
  };

  const STEPS = [
    'Installed Planner Admin 1.0.0.',
    'Upgraded Planner Admin from 1.0.0 to 1.1.0.',
    'Planner Admin 1.1.0',
    'All writes are there',
    'Planner Admin 1.0.0 runs again, with everything in the database.',
    'Planner Admin 1.0.0',
    'All writes are there',
    expect.stringMatching(/^Restored .*\.gz\. Everyone has to log in again/),
    'All writes are there',
    expect.stringMatching(/^Removed Planner Admin\. Its data stay in /),
  ];

  it('installs, upgrades, rolls back, restores and removes as the docs say, and loses no write', async () => {
    const { folder, type } = await startMachine('machine');
    const { code, stdout, stderr } = await type(lifecycle(await freePort()));
    expect([stepsOf(stdout), stderr, code]).toEqual([STEPS, '', 0]);
    expect(readdirSync(path.join(folder, 'opt'))).toEqual([]);
  });

  it.each(process.env['TEST_DEBIAN'] ? ['an empty Debian with systemd'] : [])(
    'does the same in %s',
    async () => {
      const output = runInDebian(lifecycle(await freePort()), releases, path.join(base, 'debian'));
      expect([stepsOf(output), output.trim().split('\n').at(-1)]).toEqual([STEPS, 'Ended with 0']);
    },
    // Debootstrap downloads 90 packages.
    600_000,
  );

  it('removes what it installed when that does not start', async () => {
    const { folder, type } = await startMachine('failing');
    const other = createServer().listen(await writeSettings(folder), '127.0.0.1');
    await once(other, 'listening');
    const { code, stderr } = await type(`tar -xf ${OLD} && planner-admin/deploy/planner-admin install`);
    expect([stderr, code]).toEqual([
      'planner-admin does not start, so nothing is installed: journalctl --unit planner-admin says why.\n',
      1,
    ]);
    const left = ['opt', 'etc/systemd/system', 'usr/local/sbin'].map((name) =>
      readdirSync(path.join(folder, name)),
    );
    expect(left).toEqual([[], [], []]);
    other.close();
    const again = await type('planner-admin/deploy/planner-admin install && planner-admin uninstall');
    expect(again).toMatchObject({ code: 0, stderr: '' });
  });

  it('leaves the old version running, and says why in a sentence', async () => {
    const { folder, type, served } = await install('refusing');
    const refusal = async (script: string, sentence: RegExp) => {
      const { code, stderr } = await type(script);
      expect([stderr, code]).toEqual([expect.stringMatching(sentence), 1]);
      expect(await served()).toBe('Planner Admin 1.0.0');
      expect(readdirSync(path.join(folder, 'opt')).filter((name) => name.includes('part'))).toEqual([]);
    };
    await refusal('planner-admin upgrade missing.tar.gz', /^There is no file missing\.tar\.gz\.\n$/);
    await refusal(`planner-admin upgrade ${OLD}`, /^Planner Admin 1\.0\.0 is installed already\.\n$/);
    await refusal('planner-admin rollback', /^There is no version to go back to\.\n$/);
    await refusal(
      'planner-admin/deploy/planner-admin install',
      /^Planner Admin 1\.0\.0 is installed: use upgrade\.\n$/,
    );
    await refusal(
      `head -c 1000000 ${NEW} > cut.tar.gz && cp ${NEW}.sha256 cut.tar.gz.sha256 && planner-admin upgrade cut.tar.gz`,
      /^cut\.tar\.gz is damaged or incomplete: its checksum differs\. Nothing has changed\.\n$/,
    );
    await refusal(
      `cp ${NEW} bare.tar.gz && planner-admin upgrade bare.tar.gz`,
      /^The checksum of bare\.tar\.gz is missing: put bare\.tar\.gz\.sha256 beside it\. Nothing has changed\.\n$/,
    );
    await refusal(
      'tar -czf other.tar.gz cut.tar.gz && sha256sum other.tar.gz > other.tar.gz.sha256 && planner-admin upgrade other.tar.gz',
      /^other\.tar\.gz is not a release of Planner Admin\. Nothing has changed\.\n$/,
    );
    await refusal(
      `sed 's/"version": .*/"version": "0.9.0",/' -i planner-admin/manifest.json && tar -czf old.tar.gz planner-admin && sha256sum old.tar.gz > old.tar.gz.sha256 && planner-admin upgrade old.tar.gz`,
      /^old\.tar\.gz has version 0\.9\.0, but 1\.0\.0 is installed: use rollback\. Nothing has changed\.\n$/,
    );

    await refusal(
      `${df(2048)}; planner-admin upgrade ${NEW}`,
      /^\S+\/opt has 2 MiB free, but the upgrade needs \d+ MiB\. Nothing has changed\.\n$/,
    );
    // It fills later than \`df\` has said.
    await refusal(
      `printf '#!/bin/sh\\nexit 2\\n' > ../bin/tar && chmod +x ../bin/tar && rm ../bin/df; planner-admin upgrade ${NEW}; code=$?; rm ../bin/tar; exit $code`,
      /^planner-admin-1\.1\.0\.tar\.gz cannot be unpacked: it is damaged, or the disk is full\. Nothing has changed\.\n$/,
    );
    await refusal(
      `rmdir /var/lib/planner-admin-backups && touch /var/lib/planner-admin-backups && planner-admin upgrade ${NEW}; code=$?; rm /var/lib/planner-admin-backups; exit $code`,
      /^The backup failed: journalctl --unit planner-admin-backup says why\. Nothing has changed\.\n$/,
    );
    await mkdir(path.join(folder, 'var/lib/planner-admin-backups'));
    await refusal(
      'planner-admin upgrade planner-admin-1.2.0.tar.gz',
      /^Planner Admin 1\.2\.0 does not start, so 1\.0\.0 runs again: journalctl --unit planner-admin says why\.\n$/,
    );

    const key = path.join(folder, 'etc/planner-admin.pub');
    await writeFile(key, publicKey);
    await refusal(
      `planner-admin upgrade ${NEW}`,
      /^planner-admin-1\.1\.0\.tar\.gz\.sha256 is not signed with the key in \S+\. Nothing has changed\.\n$/,
    );
    const signed = path.join(base, 'signed');
    writeRelease(artifact, signed, { version: '1.0.0', seconds: 1 }, privateKey);
    await refusal(
      `planner-admin upgrade ${signed}/${OLD}`,
      /^Planner Admin 1\.0\.0 is installed already\.\n$/,
    );
    await rm(key);

    const both = await Promise.all([1, 2].map(() => type(`planner-admin upgrade ${NEW}`)));
    const lasts = both.map(({ stdout, stderr }) => (stdout + stderr).trim().split('\n').at(-1) ?? '');
    expect(lasts.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Another install, upgrade, rollback or uninstall is running.',
      'Upgraded Planner Admin from 1.0.0 to 1.1.0.',
    ]);
    expect(await served()).toBe('Planner Admin 1.1.0');

    const database = new DatabaseSync(path.join(folder, 'var/lib/planner-admin/planner.db'));
    database.exec("insert into kysely_migration (name, timestamp) values ('9999-future', '')");
    database.close();
    const { stderr } = await type('planner-admin rollback');
    expect(stderr).toBe(
      'The database was written by a newer version of Planner Admin.\nPlanner Admin 1.0.0 cannot use the database as it is now: restore a backup. Nothing has changed.\n',
    );
    expect(await served()).toBe('Planner Admin 1.1.0');
    expect((await type('planner-admin uninstall')).code).toBe(0);
  });

  it.each(process.env['TEST_DEBIAN'] ? ['an upgrade, a backup and a restore'] : [])(
    'loses nothing when the disk fills in the middle of %s',
    async () => {
      const disk = path.join(base, 'full');
      await mkdir(disk);
      await execute('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', disk]);
      try {
        const { type, served } = await install('full');
        await type('planner-admin admin create kept@example.org && planner-admin backup before.gz');
        const whileFull = async (space: string, script: string, sentence: RegExp) => {
          const { code, stderr } = await type(
            `${fill(space)}; ${script}; code=$?; rm -f ballast ../bin/df; exit $code`,
          );
          expect([stderr, code]).toEqual([expect.stringMatching(sentence), 1]);
          expect(await served()).toBe('Planner Admin 1.0.0');
        };
        const upgrade = `${df(9_000_000)}; planner-admin upgrade ${NEW}`;
        await whileFull('20000', `planner-admin upgrade ${NEW}`, /^\S+\/opt has \d\d MiB free, but /);
        await whileFull(
          '20000',
          upgrade,
          /^\S+ cannot be unpacked: it is damaged, or the disk is full\. Nothing has changed\.\n$/,
        );
        await whileFull(
          '$(du -sk planner-admin | cut -f 1) + 300',
          upgrade,
          /^The backup failed: journalctl --unit planner-admin-backup says why\. Nothing has changed\.\n$/,
        );
        await whileFull(
          '300',
          'planner-admin backup after.gz',
          /^\S+after\.gz cannot be written or read \(database or disk is full\)\.\n$/,
        );
        await whileFull(
          '100',
          'PLANNER_DATA_DIR=$PWD/restored planner-admin restore before.gz',
          /^\S+before\.gz cannot be written or read \(ENOSPC: no space left on device, write\)\.\n$/,
        );
        const { stdout } = await type(
          `ls . /opt; planner-admin upgrade ${NEW}; planner-admin admin reset-password kept@example.org; planner-admin uninstall`,
        );
        expect(stdout).not.toMatch(/^(?:after|restored|\S+part)/m);
        expect(stdout).toMatch(
          /^Upgraded Planner Admin from 1\.0\.0 to 1\.1\.0\.\n[^]*^Password: \S+$[^]*^Removed /m,
        );
      } finally {
        await execute('umount', ['--lazy', disk]);
      }
    },
    600_000,
  );
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
