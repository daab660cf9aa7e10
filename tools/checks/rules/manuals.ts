import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/execute.ts';

/** Files of the project, committed or not. Paths from the root. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

export const docs = files.filter((file) =>
  /^(?:[A-Z]+|docs\/.*|(?:packages|tools)\/[^/]+\/README)\.md$/.test(file),
);

/** Decisions name what they replaced. */
const isRecord = (doc: string): boolean => doc.startsWith('docs/adr/');

/** What says how to use the project as it is. */
export const manuals = docs.filter((doc) => !isRecord(doc) && !doc.startsWith('packages/'));
