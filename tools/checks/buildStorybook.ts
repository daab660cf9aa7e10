/** Builds Storybook as a static site. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'rolldown/utils';
import { root } from './execute.ts';
import { STORYBOOK } from './publishResults.ts';

execFileSync('storybook', ['build', '--quiet', '--output-dir', STORYBOOK], { cwd: root, stdio: 'inherit' });

// Storybook ships its own code readable, which is a third larger, also when compressed.
for (const name of ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js']) {
  const file = path.join(STORYBOOK, name);
  const { code, errors } = minifySync(name, readFileSync(file, 'utf8'), { module: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  writeFileSync(file, code);
}
