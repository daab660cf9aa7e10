import type { ConsoleMessage, Page } from 'playwright';

interface DocsEntry {
  readonly id: string;
  readonly title: string;
}

/** What Storybook adds to the window of a preview. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, detail: object) => void };
  readonly __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Family, size and line height of body text. */
const BODY_TYPE = '"Inter Variable" 14px 21px';
const WAIT_MS = 60_000;
const FRAMES_MS = 30_000;
/** A page with less has not rendered. */
const MIN_TEXT_LENGTH = 100;
const MAX_TEXT_LENGTH = 300;
/**
 * Chromium's notes on a module that it preloaded just before the worker that mocks the API started, and loads again, and on one that a
 * frame of a busy machine runs only after some seconds.
 */
const HARMLESS = /cross-world service worker resource mismatch|was preloaded using link preload but not used/;

/** Shows a documentation page, from the one before as a link does, and waits for the stories in view. */
async function show(page: Page, origin: string, { id }: DocsEntry): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  else
    await page.evaluate((storyId) => {
      document.querySelector('.sbdocs-content')?.setAttribute('data-left', '');
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
  await page.locator('.sbdocs-content:not([data-left]) h1').first().waitFor({ timeout: WAIT_MS });
  const untilDrawn = () =>
    page.waitForFunction(
      () =>
        [...document.querySelectorAll('.planner-docs-window')].every((host) => {
          const frame = host.shadowRoot?.querySelector('iframe');
          if (!frame || frame.getBoundingClientRect().top > innerHeight) return true;
          const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as Partial<StorybookWindow>;
          return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
        }),
      undefined,
      { timeout: FRAMES_MS },
    );
  // Rarely, a frame waits forever for the worker that mocks the API.
  await untilDrawn().catch(async () => {
    await page.reload();
    await untilDrawn();
  });
  // Stories follow the heading.
  await page.waitForFunction(
    (length) => (document.querySelector<HTMLElement>('.sbdocs-content')?.innerText.length ?? 0) >= length,
    MIN_TEXT_LENGTH,
    { timeout: WAIT_MS },
  );
}

/** Opens a documentation page from the one before it and returns what is wrong: console output, errors, a scrolled page, missing stories, links that lead nowhere, wrong type. */
export async function readPage(
  page: Page,
  origin: string,
  entry: DocsEntry,
  storyIds: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // The browser reports the failures that stories mock, and pictures of screens, which only `pnpm build-storybook` draws.
    const { pathname } = new URL(message.location().url, page.url());
    if (pathname.startsWith('/api/') || /\/screens\/[^/]+\.webp$/.test(pathname)) return;
    if (HARMLESS.test(message.text())) return;
    problems.push(`writes to the console (${message.type()}): ${message.text().slice(0, MAX_TEXT_LENGTH)}`);
  };
  const onError = (error: Error) => problems.push(`throws: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await show(page, origin, entry).catch((error: Error) => problems.push(`is not shown: ${error.message}`));
  const { text, types, frames, links, isAtTop } = await page
    .locator('.sbdocs-content')
    .evaluate((content) => ({
      text: (content as HTMLElement).innerText,
      types: [...content.querySelectorAll('[data-story-root]')].map((root) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(root);
        return `${fontFamily.split(',')[0]} ${fontSize} ${lineHeight}`;
      }),
      frames: [...content.querySelectorAll('.planner-docs-window')].map((host) => {
        const frame = host.shadowRoot?.querySelector('iframe');
        return frame && new URL(frame.src).searchParams.get('id');
      }),
      links: [...content.querySelectorAll('a')].flatMap(
        ({ search }) =>
          /^\/(?:docs|story)\/(.+)$/.exec(new URLSearchParams(search).get('path') ?? '')?.[1] ?? [],
      ),
      isAtTop: scrollY === 0,
    }));
  page.off('console', onConsole);
  page.off('pageerror', onError);
  if (!isAtTop) problems.push('scrolls away from its title');
  if (/\| -{3,}/.test(text)) problems.push('shows a Markdown table as text, because MDX has none');
  for (const type of new Set(types))
    if (type !== BODY_TYPE) problems.push(`shows stories in ${type} instead of ${BODY_TYPE}`);
  for (const id of links) if (!storyIds.has(id)) problems.push(`links to ${id}, which does not exist`);
  for (const id of frames)
    if (!id || !storyIds.has(id)) problems.push(`shows the story ${id}, which does not exist`);
  return problems;
}
