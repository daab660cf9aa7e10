import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  realpathSync,
} from 'node:fs';
import path from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Absolute path, without symbolic links. */
  readonly folder: string;
}

interface Manifest extends Omit<Package, 'folder'> {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** As Node does: in the `node_modules` of `folder`, or of a folder above it. */
const resolve = (name: string, folder: string): string | undefined => {
  const found = path.join(folder, 'node_modules', name);
  if (existsSync(found)) return realpathSync(found);
  const above = path.dirname(folder);
  return above === folder ? undefined : resolve(name, above);
};

/**
 * A package, as installed for the code in `importer`, with all packages it depends on. Optional ones may be missing, such as the native
 * code for other platforms. @throws when two packages have the same name, which then don't fit into one folder
 */
const findPackages = (name: string, importer: string): readonly Package[] => {
  const found = new Map<string, Package>();
  const add = (wanted: string, from: string, isOptional: boolean): void => {
    const folder = resolve(wanted, from);
    if (folder === undefined && isOptional) return;
    if (folder === undefined) throw new Error(`${wanted}, which ${from} needs, is not installed.`);
    const known = found.get(wanted);
    if (known && known.folder !== folder) throw new Error(`There are two versions of ${wanted}.`);
    if (known) return;
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { version, license, dependencies = {}, optionalDependencies = {} } = JSON.parse(text) as Manifest;
    found.set(wanted, { name: wanted, version, license, folder });
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(dependency, folder, dependency in optionalDependencies);
  };
  add(name, importer, false);
  return [...found.values()];
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const API = path.join(ROOT, 'apps/api');
const CONSOLE = path.join(ROOT, 'apps/console');

/** Where Vite lists the licenses of bundled packages, within each build. */
const LICENSES = 'dist/.vite/license.md';

/** `COMMIT` if it is set, for builds without the history. */
const readCommit = (): string =>
  process.env['COMMIT'] || execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** `VERSION` if it is set, for releases and images. */
const readVersion = (): string => {
  const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  return process.env['VERSION'] || (JSON.parse(manifest) as { version: string }).version;
};

const copyBuild = (app: string, to: string): void =>
  cpSync(path.join(app, 'dist'), to, {
    recursive: true,
    filter: (file) => path.basename(file) !== '.vite',
  });

const LICENSE_FILE = /^(?:licen[cs]e|copying)/i;

const licenseText = (folder: string): string => {
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  return file ? `\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n` : '';
};

/** In the form of Vite's `build.license`, which lists bundled packages. */
const licensesOf = (packages: readonly Package[]): string =>
  packages
    .map(
      ({ name, version, license, folder }) =>
        `\n## ${name} - ${version} (${license})\n${licenseText(folder)}`,
    )
    .join('');

/** `## name - version (license)`, as in THIRD-PARTY-LICENSES.md. */
const LISTED = /^## (\S+) - (\S+) \((.+)\)$/gm;
const INTEGRITY = /^ {2}'?((?:@[^/]+\/)?[^@']+@[^':(]+)'?:\n {4}resolution: \{integrity: sha512-([^,}]+)/gm;

/** What the folder contains, with the hashes of the lockfile, in CycloneDX 1.6. */
const billOfMaterials = (licenses: string, lockfile: string, version: string): object => {
  const hashes = new Map([...lockfile.matchAll(INTEGRITY)].map(([, id, hash]) => [id, hash ?? '']));
  const components = [...licenses.matchAll(LISTED)].map(([, name = '', release = '', license = '']) => {
    const hash = hashes.get(`${name}@${release}`);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${release}`;
    const content = hash && Buffer.from(hash, 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version: release,
      purl,
      licenses: [{ expression: license }],
      ...(content && { hashes: [{ alg: 'SHA-512', content }] }),
    };
  });
  const byRef = new Map(components.map((component) => [component.purl, component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'planner-admin', version } },
    components: [...byRef.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
};

/** The last stage of the Dockerfile, which takes the folder itself instead of a build. */
const imageOf = (version: string, commit: string): string =>
  readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
    .replace(/^[^]*\n(?=FROM )/, '')
    .replace(/^COPY --from=build \S+/m, 'COPY .')
    .replace(/^ARG VERSION=.*$/m, `ARG VERSION=${version}`)
    .replace(/^ARG COMMIT=.*$/m, `ARG COMMIT=${commit}`);

/** What operators need besides the server. */
const FOR_OPERATORS = ['deploy', 'docs', 'compose.yaml', 'CHANGELOG.md', 'LICENSE'];

/** Bundles the server, and writes the deployable folder. The console must be built. */
export const buildArtifact = (folder: string): void => {
  if (!existsSync(path.join(CONSOLE, LICENSES)))
    throw new Error('The console is not built: run `pnpm build` first.');
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: API,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

  const to = (...parts: string[]) => path.join(folder, ...parts);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyBuild(API, to('server'));
  copyBuild(CONSOLE, to('console'));
  copyFileSync(path.join(import.meta.dirname, 'server.js'), to('server.js'));
  copyFileSync(path.join(ROOT, 'packages/api-client/src/generated/openapi.json'), to('openapi.json'));
  for (const name of FOR_OPERATORS) cpSync(path.join(ROOT, name), to(name), { recursive: true });

  // The one library that is not in the bundle: it loads native code from its own folders.
  const packages = findPackages('sharp', API);
  for (const { name, folder: source } of packages)
    cpSync(source, to('node_modules', name), { recursive: true });

  const bundled = [API, CONSOLE].map((app) => readFileSync(path.join(app, LICENSES), 'utf8'));
  const licenses = [...bundled, licensesOf(packages)].join('\n');
  writeFileSync(to('THIRD-PARTY-LICENSES.md'), licenses);
  const version = readVersion();
  const lockfile = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  writeFileSync(
    to('sbom.cdx.json'),
    `${JSON.stringify(billOfMaterials(licenses, lockfile, version), null, 2)}\n`,
  );
  const commit = readCommit();
  writeFileSync(to('Dockerfile'), imageOf(version, commit));
  // The secrets of compose.yaml.
  writeFileSync(to('.dockerignore'), '.env\n');
  writeFileSync(to('manifest.json'), `${JSON.stringify({ version, commit }, null, 2)}\n`);
};

if (import.meta.main) buildArtifact(path.join(ROOT, 'dist/planner-admin'));
