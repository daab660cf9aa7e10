/**
 * Reviews pictures in a copy of the tree as a designer does: changes one token, draws a few stories, accepts one group of equal
 * changes and rejects the other on the page of the review, and draws again. Exactly the rejected pictures must differ then.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Group } from '@planner/pictures/report';
import { execute, root } from './execute.ts';
import { CONFIG, copyTree } from './pictureReview/copyTree.ts';
import { reviewOnPage } from './pictureReview/reviewOnPage.ts';

const TOKENS = 'packages/ui/src/theme/themeTokens.ts';
const ACCENT = {
  from: "accent: { light: 'oklch(0.49 0.17 275)'",
  to: "accent: { light: 'oklch(0.49 0.17 150)'",
};
/** Their stories show the accent as it is, and half transparent where disabled: two groups. */
const STORIES = 'packages/ui/src/Brand/ packages/ui/src/Switch/';
const STORYBOOK = 'https://stories.example';
const NOTE = 'Disabled looks enabled';

const MAX_SILENCE_MS = 120_000;
/** Vitest's, where a run leaves what differs. */
const ATTACHMENTS = '.vitest-attachments';

const problems: string[] = [];
const demand = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem);
};
const copy = copyTree(root);
const inCopy = (file: string) => path.join(copy, file);

function changeToken(): void {
  const before = readFileSync(inCopy(TOKENS), 'utf8');
  const after = before.replace(ACCENT.from, ACCENT.to);
  demand(after !== before, `${TOKENS} has no ${ACCENT.from}`);
  writeFileSync(inCopy(TOKENS), after);
}

async function drawStories(): Promise<void> {
  rmSync(inCopy(ATTACHMENTS), { recursive: true, force: true });
  const line = `vitest run --config ${CONFIG} --project stories ${STORIES} --update=none`;
  const run = () => execute(line, copy, { VITE_VISUAL: '1' }, MAX_SILENCE_MS);
  const first = await run();
  // Rarely, Vitest waits forever for its page (https://github.com/vitest-dev/vitest/issues/11243).
  const { code, output } = first.isStalled ? await run() : first;
  demand(code !== 0 && output.includes('differs in'), `No picture differs:\n${output}`);
}

const filesOf = ({ stories }: Group) =>
  stories.flatMap(({ differences }) => differences.map(({ file }) => file));

async function checkNextRun({ stories }: Group): Promise<void> {
  await drawStories();
  const drawn = globSync('**/*.webp', { cwd: inCopy(ATTACHMENTS) }).toSorted();
  const rejected = stories
    .flatMap(({ storiesFile, name, differences }) =>
      differences.map(({ look }) => `${storiesFile}/${name}.${look}.webp`),
    )
    .toSorted();
  demand(
    drawn.join() === rejected.join(),
    `After the review these differ: ${drawn.join(', ')} instead of ${rejected.join(', ')}`,
  );
}

try {
  changeToken();
  await drawStories();
  const { report, shown, notes } = await reviewOnPage(copy, STORYBOOK, NOTE);
  const [accepted, rejected] = report.groups;
  if (!accepted || !rejected || report.groups.length > 2)
    throw new Error(`Expected two groups, not ${report.groups.map(({ title }) => title).join('; ')}`);

  for (const { differences } of accepted.stories)
    for (const { file, after } of differences) {
      const bytes = shown.get(after.sha256);
      demand(bytes?.equals(readFileSync(inCopy(file))) ?? false, `${file} is not the picture that was shown`);
    }
  for (const file of filesOf(rejected))
    demand(
      readFileSync(inCopy(file)).equals(readFileSync(path.join(root, file))),
      `${file} was rejected, but written`,
    );
  for (const { id, name } of rejected.stories)
    demand(
      notes.includes(`](${STORYBOOK}/?path=/story/${id})`) && notes.includes(NOTE),
      `The notes have no link to ${name}: ${notes}`,
    );
  await checkNextRun(rejected);
  console.log(`accepted: ${filesOf(accepted).length} pictures, rejected: ${filesOf(rejected).length}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
