import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Text of each file by its path from the root, with `/`. */
export type Sources = ReadonlyMap<string, string>;

/** Returns a sentence per violation: `path: reason`. */
export type Rule = (sources: Sources) => string[];

const IGNORED = /^(?:node_modules|dist|storybook-static|generated|\.git|\.data|__screenshots__)$/;
const SOURCE = /\.(ts|tsx|mts|mjs|js|css)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return entry.isFile() && SOURCE.test(entry.name) ? [file] : [];
  });

/** All sources in a folder, except installed, built and generated files. */
export const readSources = (root: string): Sources =>
  new Map(
    filesIn(root).map((file) => [
      path.relative(root, file).replaceAll(path.sep, '/'),
      readFileSync(file, 'utf8'),
    ]),
  );

/** Type imports count too. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Specifiers of all static and dynamic imports and re-exports of a module, in order. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** `@scope/name/sub` → `@scope/name`; `undefined` for relative and built-in modules. */
export const packageOf = (specifier: string): string | undefined => {
  if (/^(\.|node:|#|virtual:|\/)/.test(specifier)) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
};
