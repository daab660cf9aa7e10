import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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

/** The last stage of the Dockerfile, which gets the artifact from the release instead of a build. */
const imageOf = (archive: string, version: string, commit: string): string =>
  readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
    .replace(/^[^]*\n(?=FROM )/, '')
    .replace(/^COPY --from=build .*$/m, `ADD ${archive} /opt/`)
    .replace(/^ARG VERSION=.*$/m, `ARG VERSION=${version}`)
    .replace(/^ARG COMMIT=.*$/m, `ARG COMMIT=${commit}`);

interface Release {
  version: string;
  commit: string;
  /** Time of the commit. */
  seconds: number;
}

/** Writes the files of a release into a folder, which is also the build context of its image. Returns the checksum of the archive. */
export const writeRelease = (
  artifact: string,
  folder: string,
  { version, commit, seconds }: Release,
): string => {
  const name = `planner-admin-${version}`;
  const changes = changesOf(version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const to = (file: string) => path.join(folder, file);
  const archive = pack(artifact, seconds);
  const checksum = createHash('sha256').update(archive).digest('hex');
  writeFileSync(to(`${name}.tar.gz`), archive);
  writeFileSync(to(`${name}.tar.gz.sha256`), `${checksum}  ${name}.tar.gz\n`);
  copyFileSync(path.join(artifact, 'sbom.cdx.json'), to(`${name}.cdx.json`));
  writeFileSync(to('CHANGELOG.md'), changes);
  writeFileSync(to('Dockerfile'), imageOf(`${name}.tar.gz`, version, commit));
  return checksum;
};

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** @throws when the files are not those of a commit with a tag `vX.Y.Z` */
const readTag = (): Release => {
  const tag = git('tag', '--points-at', 'HEAD')
    .split('\n')
    .find((line) => /^v\d+\.\d+\.\d+$/.test(line));
  if (!tag) throw new Error('The checked out commit has no tag such as v1.2.3.');
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  return {
    version: tag.slice(1),
    commit: git('rev-parse', 'HEAD'),
    seconds: Number(git('log', '-1', '--format=%ct')),
  };
};

const release = (): void => {
  const tagged = readTag();
  changesOf(tagged.version);
  process.env['VERSION'] = tagged.version;
  process.env['COMMIT'] = tagged.commit;
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/console'),
    stdio: 'inherit',
  });
  const artifact = path.join(ROOT, 'dist/planner-admin');
  buildArtifact(artifact);
  const folder = path.join(ROOT, 'dist/release');
  const checksum = writeRelease(artifact, folder, tagged);
  process.stdout.write(`${folder}\n${checksum}  planner-admin-${tagged.version}.tar.gz\n`);
};

if (import.meta.main)
  try {
    release();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
