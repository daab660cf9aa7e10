import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from './Sources.ts';

const API = 'apps/api/src/';
/** Serves every table: connections, migrations, backups, and helpers that take a table. */
const DATABASE = /^platform\/db\//;
const SQL_FILE = /^platform\/|^[^/]+\/(?:rows|\w+Rows|counters|list)\.ts$/;

const QUERY =
  /\bimport (?!type\b)[^;]*?from 'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery)\(|\bsql(?:<[^`]*>)?`/;
const RAW_WRITE =
  /\bsql(?:<[^`]*>)?`[^`]*\b(?:insert\s+into|replace\s+into|merge\s+into|delete\s+from|truncate|update)\s+["\w$]/i;

const WRITE =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto|versionedTable)\(\s*(?:['"](\w+)['"]|[^)])/g;
/** Helpers that write take a transaction and what to write to. */
const HELPER = /\b(?!read|find|list|count)\w+\(\s*(?:trx|db),\s*['"](\w+)['"]/g;
const READ = /\.(?:selectFrom|\w+Join)\(\s*['"][^'"]+['"]/g;
const QUOTED = /['"`](\w+)(?: as \w+)?['"`]/g;

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The members of `interface Database` and `interface Counters`, by name, with the folder that declares each. */
const OWNERS = new Map(
  globSync(['*/table.ts', 'platform/*/table.ts', 'platform/db/schema.ts'], { cwd: `${ROOT}/${API}` }).flatMap(
    (file) => {
      const text = readFileSync(`${ROOT}/${API}${file}`, 'utf8');
      return [...text.matchAll(/interface (?:Database|Counters) \{([^}]*)\}/g)]
        .flatMap(([, members = '']) => [...members.matchAll(/^ +(\w+): /gm)])
        .map(([, name = '']) => [name, path.posix.dirname(file)] as const);
    },
  ),
);

const owns = (file: string, name: string) => file.startsWith(`${OWNERS.get(name)}/`);

const tablesNamed = (text: string) =>
  [...text.replaceAll(READ, '').matchAll(QUOTED)]
    .map(([, name = '']) => name)
    .filter((name) => OWNERS.has(name));

/** A variable can be each table that the file names, except in queries. */
const writtenBy = (text: string): string[] => [
  ...[...text.matchAll(WRITE)].flatMap(([, table]) => table ?? tablesNamed(text)),
  ...[...text.matchAll(HELPER)].map(([, name = '']) => name).filter((name) => OWNERS.has(name)),
];

const violationsOf = (file: string, text: string): string[] => {
  if (DATABASE.test(file)) return [];
  if (RAW_WRITE.test(text)) return [`${API}${file}: writes with SQL as text, which hides the table`];
  const foreign = writtenBy(text).find((name) => !owns(file, name));
  if (foreign) return [`${API}${file}: writes to ${foreign}, which ${OWNERS.get(foreign)} owns`];
  return QUERY.test(text) && !SQL_FILE.test(file)
    ? [`${API}${file}: SQL lives in rows.ts, …Rows.ts, counters.ts or list.ts of a resource`]
    : [];
};

/** In the API, the files of one folder write to each table, and all its SQL has a known place. */
export const tableOwners: Rule = (sources) =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith(API) ? violationsOf(file.slice(API.length), text) : [],
  );
