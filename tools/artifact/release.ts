import { execFileSync } from 'node:child_process';
import { createHash, sign } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildArtifact } from './buildArtifact.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_TAR_BYTES = 500_000_000;

/** The section of a version in CHANGELOG.md. @throws when there is none */
const changesOf = (version: string): string => {
  const [, ...sections] = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  if (!section) throw new Error(`CHANGELOG.md has no section "## ${version}".`);
  return `# Planner Admin ${section.trim()}\n`;
};

/** The same bytes for the same files: sorted, without owners, and with one time. Needs GNU tar. */
const pack = (folder: string, seconds: number): Buffer =>
  gzipSync(
    execFileSync(
      'tar',
      [
        '--create',
        '--format=gnu',
        '--sort=name',
        '--owner=0',
        '--group=0',
        '--numeric-owner',
        '--mode=u=rwX,go=rX',
        `--mtime=@${seconds}`,
        `--directory=${path.dirname(folder)}`,
        path.basename(folder),
      ],
      { maxBuffer: MAX_TAR_BYTES },
    ),
    { level: 9 },
  );

interface Release {
  version: string;
  /** Time of the commit. */
  seconds: number;
}

/** Writes the files of a release into a folder. Returns the checksum of the archive. @param key of Ed25519 in PEM, which signs the checksum */
export const writeRelease = (
  artifact: string,
  folder: string,
  { version, seconds }: Release,
  key?: string,
): string => {
  const name = `planner-admin-${version}`;
  const changes = changesOf(version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const to = (file: string) => path.join(folder, file);
  const archive = pack(artifact, seconds);
  const checksum = createHash('sha256').update(archive).digest('hex');
  writeFileSync(to(`${name}.tar.gz`), archive);
  const line = Buffer.from(`${checksum}  ${name}.tar.gz\n`);
  writeFileSync(to(`${name}.tar.gz.sha256`), line);
  if (key !== undefined) writeFileSync(to(`${name}.tar.gz.sha256.sig`), sign(null, line, key));
  copyFileSync(path.join(artifact, 'sbom.cdx.json'), to(`${name}.cdx.json`));
  writeFileSync(to('CHANGELOG.md'), changes);
  return checksum;
};

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** The version of the contract in a file. */
const contractOf = (file: string): string => (readJson(file) as { info: { version: string } }).info.version;

/** @throws when the files are not those of a commit with a tag `vX.Y.Z`, or say that they have another version */
const readTag = (): Release => {
  const tag = git('tag', '--points-at', 'HEAD')
    .split('\n')
    .find((line) => /^v\d+\.\d+\.\d+$/.test(line));
  if (!tag) throw new Error('The checked out commit has no tag such as v1.2.3.');
  const { version } = readJson('package.json') as { version: string };
  if (tag !== `v${version}`) throw new Error(`package.json has the version ${version}, not that of ${tag}.`);
  const contract = contractOf('packages/api-client/src/generated/openapi.json');
  if (contractOf('tools/openapi/generated/released.json') !== contract)
    throw new Error('Run `pnpm --filter @planner/openapi-codegen release` and commit the file.');
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  return {
    version: tag.slice(1),
    seconds: Number(git('log', '-1', '--format=%ct')),
  };
};

const release = (): void => {
  const tagged = readTag();
  changesOf(tagged.version);
  process.env['VERSION'] = tagged.version;
  process.env['COMMIT'] = git('rev-parse', 'HEAD');
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/console'),
    stdio: 'inherit',
  });
  const artifact = path.join(ROOT, 'dist/planner-admin');
  buildArtifact(artifact);
  const folder = path.join(ROOT, 'dist/release');
  const keyFile = process.env['RELEASE_KEY_FILE'];
  const checksum = writeRelease(
    artifact,
    folder,
    tagged,
    keyFile ? readFileSync(keyFile, 'utf8') : undefined,
  );
  process.stdout.write(`${folder}\n${checksum}  planner-admin-${tagged.version}.tar.gz\n`);
};

if (import.meta.main)
  try {
    release();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
