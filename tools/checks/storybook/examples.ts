import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const READMES = ['README.md', 'packages/*/README.md', 'tools/*/README.md'];
const BLOCK = /^( *)```tsx?\n([\s\S]*?)^ *```$/gm;

/** TypeScript of the READMEs, by file and number. */
export const readmeExamples = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync(READMES, { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(BLOCK)].map(
        ([, indent = '', code = ''], index) => [
          `${path.dirname(file).replaceAll(/[^\w]+/g, '-')}-README-${index + 1}`,
          code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        ],
      ),
    ),
  );

const COMPILER_OPTIONS = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node', '@vitest/browser-playwright'],
    // Not a dependency of the root.
    paths: { 'react-hook-form': ['../../../packages/features/node_modules/react-hook-form'] },
  },
  include: ['*.tsx'],
};

/** Examples import the application that they stand in. */
const APP = 'export const App = () => null;\n';

/** Compiles each example, as an application that imports the kit would, and returns the compiler's errors. */
export function compileExamples(root: string, examples: Readonly<Record<string, string>>): string[] {
  // Inside the repository: `@planner/ui` and React resolve there.
  const folder = path.join(root, 'node_modules/.cache/planner-examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(COMPILER_OPTIONS));
  writeFileSync(path.join(folder, 'App.tsx'), APP);
  for (const [id, code] of Object.entries(examples))
    writeFileSync(path.join(folder, `${id}.tsx`), `${code}\n`);
  try {
    execFileSync('tsc', ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.trim().split('\n');
  }
}
