/**
 * Applies the recipes of docs/recipes to a copy of the project, which must then pass the lint, the types, the rules, and the tests that the recipes add
 * or that list what is added. `--long` also runs those that follow from the contract, and the stories. Prints how much each recipe takes.
 */
import path from 'node:path';
import { execute } from '../run/execute.ts';
import { createScratchCopy } from '../scratchCopy.ts';
import { applyRecipe, RECIPES, sizeOf } from './recipe.ts';

const isLong = process.argv.includes('--long');
const { folder, remove } = createScratchCopy();
process.on('exit', remove);
const started = performance.now();

const run = async (command: string, cwd = '.'): Promise<void> => {
  const { code, output } = await execute(command, path.join(folder, cwd));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(`${code === 0 ? '✓' : '✗'} ${command} (after ${seconds} s)`);
  if (code === 0) return;
  process.exitCode = 1;
  console.error(output);
};

const touched = RECIPES.flatMap((name) => {
  applyRecipe(folder, name);
  const { added, edited, lines } = sizeOf(name);
  console.info(`${name}: ${added.length} files added, ${edited.length} edited, ${lines} lines`);
  return [...added, ...edited];
});
const code = touched.filter((file) => /\.tsx?$/.test(file));
const tests = touched.filter((file) => file.endsWith('.test.ts'));
const FOLLOWING = 'accessMatrix conditionalReads decisions extras generatedRequests';

await run('node generate.ts', 'tools/openapi');
await run('node_modules/.bin/redocly lint ../../openapi.yaml --config ../../redocly.yaml', 'tools/openapi');
await run(`oxlint --deny-warnings ${[...new Set(code)].join(' ')}`);
for (const project of ['api-client', 'features']) await run(`tsc -p packages/${project}`);
for (const project of ['console', 'api']) await run(`tsc -p apps/${project}`);
await run(
  `vitest run --project rules --project unit --project api rules.test ${tests.join(' ')} ${isLong ? FOLLOWING : ''}`,
);
if (isLong) await run('vitest run --project stories packages/features/src/tags');
