import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/execute.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
const FILE = /`([\w./-]+\.(?:tsx?|mjs|md|mdx))`/g;
/** A name for any component or feature, and what a build writes. */
const EXAMPLE = /^Things?(?:View)?\.|^THIRD-PARTY-LICENSES\.md$/;
/** Decisions name what they replaced. */
const isRecord = (doc: string) => doc.startsWith('docs/adr/');

const docs = files.filter((file) => /^(?:[A-Z]+|docs\/.*|(?:packages|tools)\/[^/]+\/README)\.md$/.test(file));

it.each(docs)('%s names files that exist', (doc) => {
  const text = readFileSync(path.join(root, doc), 'utf8');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link);
  const named = isRecord(doc) ? [] : [...text.matchAll(FILE)].map(([, name = '']) => name);
  expect({
    links: links.filter((link) => !existsSync(path.join(root, path.dirname(doc), link))),
    files: named.filter(
      (name) => !EXAMPLE.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)),
    ),
  }).toEqual({ links: [], files: [] });
});

it('each decision has a date', () => {
  const undated = files.filter(
    (file) =>
      /^docs\/adr\/\d/.test(file) &&
      !/^# .*\n\n\S.* on \d{4}-\d\d-\d\d/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(undated).toEqual([]);
});
