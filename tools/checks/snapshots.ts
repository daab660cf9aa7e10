/** Reads the stories of the built Storybook as Chromatic does, and counts the snapshots that it would take. */
// oxlint-disable no-underscore-dangle -- Storybook's global has this name.
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { STORYBOOK } from './publishResults.ts';
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

/** .storybook/modes.ts */
const MODES = 'light dark rtl phone';

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
  process.exitCode = wrong.length === 0 && shot.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  close();
}
