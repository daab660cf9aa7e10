/**
 * Reads the built Storybook as its users do: every documentation page without errors and in the kit's type, examples of READMEs
 * that compile, props with descriptions, a search that knows synonyms, panels and toolbars that work.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { compileExamples } from './documentation/compileExamples.ts';
import { readmeExamples } from './documentation/readmeExamples.ts';
import { readPage } from './documentation/readPage.ts';
import { readProps } from './documentation/readProps.ts';
import { searchStorybook } from './documentation/searchStorybook.ts';
import { tryManager } from './documentation/tryManager.ts';
import { root } from './execute.ts';
import { STORYBOOK } from './publishResults.ts';
import { serveFolder } from './serveFolder.ts';

/** Pages open at a time. */
const TABS = 3;
const MAX_TYPE_LENGTH = 160;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const problems: string[] = [];
const { entries } = JSON.parse(readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const pages = Object.values(entries).filter(({ type }) => type === 'docs');
if (pages.length === 0) problems.push('Storybook has no documentation pages');
const storyIds = new Set(Object.keys(entries));

const { origin, close } = await serveFolder(STORYBOOK);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
try {
  // One context, whose pages share what they have loaded.
  const context = await browser.newContext();
  const manager = await context.newPage();
  await manager.goto(`${origin}/index.html`);
  problems.push(
    ...(await searchStorybook(manager, 'modal', 'Dialog')),
    ...(await searchStorybook(manager, 'dropdown', 'Select')),
    ...(await searchStorybook(manager, 'snackbar', 'Toast')),
    ...(await searchStorybook(manager, 'rtl', 'Right to left')),
    ...(await searchStorybook(manager, '/workouts/edit-category', 'Screens')),
    ...(await searchStorybook(manager, 'Add Habit Category', 'Screens')),
    ...(await tryManager(manager, origin)),
  );

  const props = await readProps(manager, origin);
  for (const [prop, { description, type, isRequired, hasDefault }] of Object.entries(props)) {
    if (type.includes('|') && type.includes("'") && !isRequired && !hasDefault)
      problems.push(`${prop} has no default`);
    if (!description.replace(/@default[\s\S]*/, '').trim()) problems.push(`${prop} has no description`);
    if (/\b(?:unknown|typeof)\b|^(?:union|enum)$/.test(type) || type.length > MAX_TYPE_LENGTH)
      problems.push(`${prop} shows no readable type: ${type.slice(0, MAX_TYPE_LENGTH)}`);
  }
  const examples = readmeExamples(root);
  problems.push(...compileExamples(root, examples));
  await manager.close();

  const queue = pages.values();
  const readPages = async () => {
    const page = await context.newPage();
    // Not one of the first in the queue, which replace it.
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=guide-welcome--docs`);
    await page.locator('.sbdocs-content h1').waitFor();
    for (const entry of queue) {
      const found = await readPage(page, entry, storyIds);
      problems.push(...found.map((problem) => `The page "${entry.title}" ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: TABS }, readPages));
  console.log(
    `${pages.length} documentation pages, ${Object.keys(examples).length} examples, ${Object.keys(props).length} props`,
  );
} finally {
  await browser.close();
  close();
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
