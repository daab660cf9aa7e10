import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@planner/brand';
import { withAccentHue } from '@planner/ui/create-theme';
import type { Page } from 'playwright';

const WELCOME = 'guide-welcome--docs';
/** What Storybook's own first page is called beside ours. */
const FRAME = 'storybook.html';
const WAIT_MS = 60_000;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const { light, dark } = withAccentHue(brand.accentHue);
const color = (name: 'page' | 'text' | 'muted' | 'line' | 'accentText') =>
  `light-dark(${light.color[name]}, ${dark.color[name]})`;

const STYLE = `
@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url(inter.woff2) format('woff2'); }
:root { color-scheme: light dark; background: ${color('page')}; color: ${color('text')}; font: 1rem/1.6 'Inter Variable', system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
main { max-width: 48rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.5rem; }
h3 { font-size: 1rem; margin: 0 0 0.25rem; break-after: avoid; }
a { color: ${color('accentText')}; }
nav > div { columns: 15rem; border-top: 1px solid ${color('line')}; padding-top: 1.5rem; }
section { margin-bottom: 1.5rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { text-decoration: none; display: inline-block; padding: 0.125rem 0; }
nav a:hover { text-decoration: underline; }
`;

/** Pages by the first part of their titles, which say `Guide/Install`. */
function listPages(entries: readonly Entry[]): string {
  const pages = entries.filter(({ type, id }) => type === 'docs' && id !== WELCOME);
  const groups = Map.groupBy(pages, ({ title }) => title.split('/')[0]);
  const sections = Array.from(groups, ([group, all]) => {
    const items = all.map(
      ({ id, title }) =>
        `<li><a href="${FRAME}?path=/docs/${id}">${title.split('/').slice(1).join(' / ')}</a></li>`,
    );
    return `<section><h3>${group}</h3><ul>${items.join('')}</ul></section>`;
  });
  return `<nav aria-labelledby="pages"><h2 id="pages">All pages</h2><div>${sections.join('')}</div></nav>`;
}

/**
 * Writes the page "Welcome" and links to all others as the first page of the built Storybook in `folder`, in plain HTML: Storybook itself is
 * almost 2 MB, and comes with the page that one opens. Addresses of its pages stay as they are.
 */
export async function writeFrontPage(page: Page, folder: string, origin: string): Promise<void> {
  const [index, frame] = ['index.html', FRAME].map((name) => path.join(folder, name)) as [string, string];
  if (!existsSync(frame)) copyFileSync(index, frame);
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${WELCOME}`);
  await page.locator('.sbdocs-content h1').first().waitFor({ timeout: WAIT_MS });
  const welcome = await page.locator('.sbdocs-content').evaluate((content, file) => {
    // Links to headings are icons.
    for (const anchor of content.querySelectorAll('a:has(svg)')) anchor.remove();
    for (const element of content.querySelectorAll('*')) {
      const href = element.getAttribute('href');
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      if (href) element.setAttribute('href', href.replace(/^.*\?path=/, `${file}?path=`));
    }
    return content.innerHTML;
  }, FRAME);
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  writeFileSync(
    index,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${brand.name}: components and screens</title>
<link rel="icon" href="favicon.svg">
<script>if (/[?&]path=/.test(location.search)) location.replace('${FRAME}' + location.search + location.hash)</script>
<style>${STYLE}</style>
<main>${welcome}</main>
${listPages(Object.values(entries))}
</html>
`,
  );
}
