import path from 'node:path';
import { importsOf, type Sources } from '../rules/Sources.ts';

const KIT = 'packages/ui/src/index.ts';
/** Names that a module imports or exports from another one. */
const NAMES = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*'([^']+)'/g;

const resolve = (file: string, specifier: string): string =>
  path.posix.join(path.posix.dirname(file), specifier);

const namesIn = (list: string): string[] =>
  list.split(',').map((name) => /\w+/.exec(name.replace(/\btype\b/, ''))?.[0] ?? '');

/** File of each export of the kit. */
const kitFiles = (sources: Sources): ReadonlyMap<string, string> =>
  new Map(
    [...(sources.get(KIT) ?? '').matchAll(NAMES)].flatMap(([, list = '', specifier = '']) =>
      namesIn(list).map((name) => [name, resolve(KIT, specifier)] as const),
    ),
  );

/** Stories of what imports a file of `folders`, or imports what does. Paths are relative to the root. */
export function storiesUsing(folders: readonly string[], sources: Sources): string[] {
  const kit = kitFiles(sources);
  const filesImportedBy = (file: string): string[] => {
    const text = sources.get(file) ?? '';
    return [
      ...importsOf(text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(file, specifier)),
      ...[...text.matchAll(NAMES)].flatMap(([, list = '', specifier]) =>
        specifier === '@planner/ui' ? namesIn(list).map((name) => kit.get(name) ?? '') : [],
      ),
    ];
  };
  const isChanged = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  return [...sources.keys()].filter((file) => {
    if (!file.endsWith('.stories.tsx')) return false;
    const imported = filesImportedBy(file);
    return [...imported, ...imported.flatMap(filesImportedBy)].some(isChanged);
  });
}
