import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';

const WAIT_MS = 60_000;
/** What static hosts use for files that they compress while serving. */
const QUALITY = 5;
/** Axe checks a story after it is shown. */
const LATER = /\/assets\/axe-/;
const COMPRESSIBLE = /\.(?:js|css|html|json|svg)$/;

/** Opens Storybook at a story. Returns the bytes that a host with brotli sends until it is shown, without headers. */
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
    .map((file) => {
      const content = readFileSync(path.join(folder, file));
      const size = COMPRESSIBLE.test(file)
        ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length
        : content.length;
      return { file, size };
    });
  for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size).slice(0, 12))
    console.log(`${String(size).padStart(9)}  ${file}`);
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
