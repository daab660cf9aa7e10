/**
 * `pnpm pictures`: opens the page of what the last run drew differently. `pnpm pictures accept [PATTERN]`: takes the drawn pictures
 * whose component, story or look matches the regular expression, or all of them.
 */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import path from 'node:path';
import { root } from '../run/execute.ts';
import { acceptDifferences, hasCompared, REPORT, writeReport } from './differences.ts';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

const [command, pattern = ''] = process.argv.slice(2);
if (command !== undefined && command !== 'accept') {
  console.error(`Unknown command: ${command}. Use "pnpm pictures" or "pnpm pictures accept [PATTERN]".`);
  process.exit(1);
}

if (command === 'accept') {
  const accepted = acceptDifferences(root, new RegExp(pattern, 'i'));
  for (const title of accepted) console.log(`accepted ${title}`);
  if (accepted.length === 0) console.log('No picture that differs matches.');
}

const count = await writeReport(root);
const page = path.join(root, REPORT, 'index.html');
const nothing = hasCompared(root) ? 'No picture differs.' : 'No picture was compared: run pnpm test stories.';
console.log(count === 0 ? nothing : `Pictures that differ: ${count}. ${page}`);
if (count > 0 && command === undefined)
  // Without a desktop the path is enough.
  spawn(OPENERS[platform()] ?? 'xdg-open', [page], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
