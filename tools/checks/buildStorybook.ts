/** Builds Storybook as a static site. Chromatic passes the options `--output-dir` and `--stats-json`, a folder for the graph of modules. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compressFolder } from '@planner/console/compressFolder';
import { root } from './execute.ts';
import { STORYBOOK } from './publishResults.ts';

const { values } = parseArgs({
  options: { 'output-dir': { type: 'string', default: STORYBOOK }, 'stats-json': { type: 'string' } },
});
const folder = values['output-dir'];
const graph = values['stats-json'];
if (graph !== undefined) mkdirSync(graph, { recursive: true });
const stats = graph === undefined ? [] : ['--stats-json', graph];
execFileSync('storybook', ['build', '--quiet', '--output-dir', folder, ...stats], {
  cwd: root,
  stdio: 'inherit',
});
await compressFolder(folder);
