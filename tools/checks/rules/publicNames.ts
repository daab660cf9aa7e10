import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/execute.ts';
import type { Rule, Sources } from './Sources.ts';

/** The files that other packages may import, as globs. */
const ENTRIES = globSync('{apps,packages,tools}/*/package.json', { cwd: root }).flatMap((manifest) => {
  const { exports = {} } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8')) as {
    exports?: Record<string, string>;
  };
  return Object.values(exports).map((file) => path.posix.join(path.dirname(manifest), file));
});

const isEntry = (file: string): boolean => ENTRIES.some((entry) => path.matchesGlob(file, entry));

const DECLARED = /^export (?:type|interface|const|(?:async )?function|class) (\w+)/gm;
const PASSED_ON = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm;

/** Names that a file declares, exports and doesn't document. Props are documented by their component and their members. */
const undocumentedIn = (text: string): string[] =>
  [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) =>
    name.endsWith('Props') || text.slice(0, index).trimEnd().endsWith('*/') ? [] : [name],
  );

const namesIn = (list: string): string[] =>
  list.split(',').flatMap((name) => /^\s*(?:type )?(\w+)/.exec(name)?.[1] ?? []);

const undocumentedOf = (sources: Sources, entry: string, text: string): string[] => {
  const passedOn = [...text.matchAll(PASSED_ON)].flatMap(([, list = '', specifier = '']) => {
    const file = path.posix.join(path.posix.dirname(entry), specifier);
    const undocumented = undocumentedIn(sources.get(file) ?? '');
    return namesIn(list).flatMap((name) => (undocumented.includes(name) ? [`${file}: ${name}`] : []));
  });
  return [...undocumentedIn(text).map((name) => `${entry}: ${name}`), ...passedOn];
};

/** Every component, function, constant and type that a package exports to others says in a sentence what it is for. */
export const publicNamesAreDocumented: Rule = (sources) => {
  const names = [...sources].flatMap(([file, text]) =>
    isEntry(file) ? undocumentedOf(sources, file, text) : [],
  );
  return [...new Set(names)].map((name) => `${name} is public and has no docstring`);
};
