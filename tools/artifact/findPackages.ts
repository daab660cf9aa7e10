import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface Package {
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
export const findPackages = (name: string, importer: string): readonly Package[] => {
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
