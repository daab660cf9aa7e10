import path from 'node:path';
import { importsOf } from './importsOf.ts';
import type { Breach, Rule, Sources } from './Sources.ts';

const API = 'apps/api/src';
const PLATFORM = `${API}/platform/`;

/** Released migrations create every table. */
const MIGRATIONS = `${PLATFORM}db/migrations/`;

/** A write whose table is spelled out, also one by `addCounts` or `versionedTable`. */
const WRITE = /\b(?:insertInto|updateTable|deleteFrom|addCounts|versionedTable)\(\s*(?:\w+,\s*)?'(\w+)'/g;

const isUnder = (file: string, folder: string) => file.startsWith(folder);

const roomOf = (file: string): string => file.slice(API.length + 1).split('/')[0] ?? '';

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

const foreignWrites = (sources: Sources): Breach[] => {
  const owners = new Map<string, string>();
  return [...sources].flatMap(([file, text]) =>
    isUnder(file, `${API}/`) && !isUnder(file, MIGRATIONS)
      ? [...text.matchAll(WRITE)].flatMap(([, table = '']) => {
          const owner = owners.get(table) ?? roomOf(file);
          owners.set(table, owner);
          return owner === roomOf(file) ? [] : [`${file}: writes to ${table}, which ${owner} writes to`];
        })
      : [],
  );
};

/** One breach per file that closes an import cycle. Type imports count too. */
const circles = (graph: ReadonlyMap<string, readonly string[]>): Breach[] => {
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

/** In the API, platform imports nothing from above, one folder writes to each table, and there are no import cycles. */
export const apiRooms: Rule = (sources) => {
  const graph = graphOf(sources);
  return [...importsFromAbove(graph), ...foreignWrites(sources), ...circles(graph)];
};
