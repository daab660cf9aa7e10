import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const READMES = ['README.md', 'packages/*/README.md', 'tools/*/README.md'];
const BLOCK = /^( *)```tsx?\n([\s\S]*?)^ *```$/gm;

/** TypeScript of the READMEs, by file and number. */
export function readmeExamples(root: string): Record<string, string> {
  const examples = globSync(READMES, { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(BLOCK)].map(
      ([, indent = '', code = ''], index) => [
        `${path.dirname(file).replaceAll(/[^\w]+/g, '-')}-README-${index + 1}`,
        code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      ],
    ),
  );
  return Object.fromEntries(examples) as Record<string, string>;
}
