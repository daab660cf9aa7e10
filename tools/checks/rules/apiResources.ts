import path from 'node:path';
import { importsOf } from './importsOf.ts';
import type { Breach, Rule, Sources } from './Sources.ts';

const API = 'apps/api/src';
const PLATFORM = `${API}/platform/`;

const MIGRATIONS = `${PLATFORM}db/migrations/`;

const isUnder = (file: string, folder: string) => file.startsWith(folder);

const graphOf = (sources: Sources): Map<string, string[]> =>
  new Map(
    [...sources]
      .filter(([file]) => isUnder(file, `${API}/`))
      .map(([file, text]) => [
        file,
        importsOf(text)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => path.posix.join(path.posix.dirname(file), specifier)),
      ]),
  );

const importsFromAbove = (graph: ReadonlyMap<string, readonly string[]>): Breach[] =>
  [...graph].flatMap(([file, imports]) =>
    isUnder(file, PLATFORM)
      ? imports
          .filter((target) => !isUnder(target, PLATFORM))
          .map((target) => `${file}: platform imports ${target}`)
      : [],
  );

/** Code of ours changes later, and a released migration must not. */
const importsOfMigrations = (sources: Sources): Breach[] =>
  [...sources].flatMap(([file, text]) =>
    isUnder(file, MIGRATIONS)
      ? importsOf(text)
          .filter((specifier) => specifier !== 'kysely' && !/^\.\/[^/]+$/.test(specifier))
          .map((specifier) => `${file}: a migration imports ${specifier}`)
      : [],
  );

/** One breach per file that closes an import cycle. Type imports count too. */
const cycles = (graph: ReadonlyMap<string, readonly string[]>): Breach[] => {
  const breaches: Breach[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      breaches.push(`${file}: imports itself through ${trail.slice(start + 1).join(', ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return breaches;
};

/** In the API, platform imports nothing from above, migrations import none of its code, and there are no import cycles. */
export const apiResources: Rule = (sources) => {
  const graph = graphOf(sources);
  return [...importsFromAbove(graph), ...importsOfMigrations(sources), ...cycles(graph)];
};
