import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

const WAIT_MS = 60_000;
/** Axe checks a story after it is shown. */
const LATER = /\/assets\/axe-/;

const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Opens Storybook at a story. Returns the bytes that a host that has the `.br` files sends until it is shown, without headers. */
export async function openFirstStory(
  page: Page,
  origin: string,
  folder: string,
  id: string,
): Promise<number> {
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (from === origin && response.ok()) paths.add(pathname);
  });
  await page.goto(`${origin}/index.html?path=/story/${id}`);
  const root = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await root.locator('> *').first().waitFor({ timeout: WAIT_MS });
  await root.evaluate(() => document.fonts.ready);
  const sizes = [...paths]
    .filter((file) => !LATER.test(file))
    .map((file) => ({ file, size: sizeOf(path.join(folder, file)) }));
  for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size).slice(0, 12))
    console.log(`${String(size).padStart(9)}  ${file}`);
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
