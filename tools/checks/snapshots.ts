/**
 * Reads the stories of the built Storybook as Chromatic does, and counts the snapshots that it would take. From the second build on,
 * it finds the changed ones in the graph of modules.
 */
// oxlint-disable no-underscore-dangle -- Storybook's global has this name.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { MODULE_GRAPH, STORYBOOK } from './publishResults.ts';
import { serveFolder } from './serveFolder.ts';

interface Story {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: Record<string, unknown> };
  };
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { extract: () => Promise<Record<string, Story>> };
  }
}

/** .storybook/looks.ts */
const MODES = 'light dark rtl phone';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { entries } = readJson(path.join(STORYBOOK, 'index.json')) as {
  entries: Record<string, { importPath: string }>;
};
const { modules } = readJson(path.join(MODULE_GRAPH, 'preview-stats.json')) as {
  modules: { id: string; reasons: unknown[] }[];
};
const imported = new Set(modules.flatMap(({ id, reasons }) => (reasons.length > 0 ? [id] : [])));
const missing = new Set(
  Object.values(entries).flatMap(({ importPath }) => (imported.has(importPath) ? [] : [importPath])),
);
for (const file of missing) console.error(`${file} is not in the graph of modules`);

const { origin, close } = await serveFolder(STORYBOOK);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
try {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const stories = await page.evaluate(async () => {
    const extracted = await window.__STORYBOOK_PREVIEW__?.extract();
    return Object.values(extracted ?? {}).map(({ id, parameters: { chromatic } }) => ({
      id,
      isShot: !chromatic?.disableSnapshot,
      modes: Object.keys(chromatic?.modes ?? {}).join(' '),
    }));
  });
  const shot = stories.filter(({ isShot }) => isShot);
  const wrong = shot.filter(({ modes }) => modes !== MODES);
  for (const { id, modes } of wrong) console.error(`${id} has the modes "${modes}" instead of "${MODES}"`);
  if (shot.length === 0) console.error('Chromatic would take no snapshot');
  console.log(
    `Chromatic would take ${shot.length * MODES.split(' ').length} snapshots of ${shot.length} out of ${stories.length} stories`,
  );
  process.exitCode = wrong.length === 0 && missing.size === 0 && shot.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  close();
}
