import path from 'node:path';
import { type Rule, type Sources, importsOf } from './Sources.ts';

const API = 'apps/api/src';
const PLATFORM = `${API}/platform/`;
const MIGRATIONS = `${PLATFORM}db/migrations/`;

/** It loads the routes, which link to one another by its paths. */
const REGISTER = 'apps/console/src/screens.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (sources: Sources, folder = ''): Map<string, string[]> =>
  new Map(
    [...sources]
      .filter(([file]) => file.startsWith(folder))
      .map(([file, text]) => [
        file,
        importsOf(file === REGISTER ? text.replaceAll(/\bimport\(.*?\)/g, '') : text)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => path.posix.join(path.posix.dirname(file), specifier)),
      ]),
  );

const importsFromAbove = (graph: Graph): string[] =>
  [...graph].flatMap(([file, imports]) =>
    file.startsWith(PLATFORM)
      ? imports
          .filter((target) => !target.startsWith(PLATFORM))
          .map((target) => `${file}: platform imports ${target}`)
      : [],
  );

/**
 * What a migration may import. Other code of ours changes later, and a released migration must not. After a change of these
 * two, all rows need the new values anyway.
 */
const FOR_MIGRATIONS = new Set(['kysely', '../../ids.ts', '../../text/foldText.ts']);

const importsOfMigrations = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith(MIGRATIONS)
      ? importsOf(text)
          .filter((specifier) => !FOR_MIGRATIONS.has(specifier))
          .map((specifier) => `${file}: a migration imports ${specifier}`)
      : [],
  );

/** One violation per file or folder that closes an import cycle. Imports of types and `import()` count too. */
const cycles = (graph: Graph): string[] => {
  const violations: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      violations.push(`${file}: imports itself through ${trail.slice(start + 1).join(', ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return violations;
};

/** Which folder imports which. The files at the top connect all folders, so they don't count. */
const folderGraphOf = (graph: Graph): Map<string, string[]> => {
  const folders = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const folder = path.posix.dirname(file);
    const targets = imports
      .map((target) => path.posix.dirname(target))
      .filter((target) => target !== folder && target !== API);
    if (folder !== API) folders.set(folder, [...(folders.get(folder) ?? []), ...targets]);
  }
  return folders;
};

/** No file imports itself through others. */
export const importCycles: Rule = (sources) => cycles(graphOf(sources));

/** In the API, platform imports nothing from above, migrations import hardly any of its code, and folders don't import each other in cycles. */
export const apiResources: Rule = (sources) => {
  const graph = graphOf(sources, `${API}/`);
  return [...importsFromAbove(graph), ...importsOfMigrations(sources), ...cycles(folderGraphOf(graph))];
};
