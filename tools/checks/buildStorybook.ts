/** Builds Storybook as a static site. */
import { execFileSync } from 'node:child_process';
import { compressFolder } from '@planner/console/compressFolder';
import { bundleManager } from './bundleManager.ts';
import { root } from './execute.ts';
import { STORYBOOK } from './publishResults.ts';

execFileSync('storybook', ['build', '--quiet', '--output-dir', STORYBOOK], { cwd: root, stdio: 'inherit' });
await bundleManager(STORYBOOK);
await compressFolder(STORYBOOK);
