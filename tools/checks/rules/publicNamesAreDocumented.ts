import path from 'node:path';
import type { Rule, Sources } from './Sources.ts';

/** What other packages may import from the kit. */
const ENTRIES = ['index.ts', 'theme/index.ts', 'words/index.ts', 'RichTextEditor/index.ts'];
const EXPORTS = /export (?:type )?\{([^}]*)\} from '([^']+)'/g;

const isUndocumented = (text: string, name: string) => {
  const declaration = new RegExp(
    String.raw`^export (?:type|interface|const|function|class) ${name}\b`,
    'm',
  ).exec(text);
  return declaration !== null && !text.slice(0, declaration.index).trimEnd().endsWith('*/');
};

function undocumentedOf(sources: Sources, entry: string): string[] {
  return [...(sources.get(entry) ?? '').matchAll(EXPORTS)].flatMap(([, list = '', specifier = '']) => {
    const file = path.posix.join(path.posix.dirname(entry), specifier);
    return (
      list
        .split(',')
        .map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(' ')[0] ?? '',
        )
        // Documented by their component and their members.
        .filter((name) => name && !name.endsWith('Props') && isUndocumented(sources.get(file) ?? '', name))
        .map((name) => `${file}: ${name} is public and has no docstring`)
    );
  });
}

/** Every component, function and type that the kit exports says in a sentence what it is for. */
export const publicNamesAreDocumented: Rule = (sources) =>
  ENTRIES.flatMap((entry) => undocumentedOf(sources, `packages/ui/src/${entry}`));
