/**
 * `draw`: draws the pictures of the page "Screens" into the built Storybook, in both themes. `check`: draws the states of lists (with `--long`
 * all of them, in both themes), in which nothing may stick out, and compares the controls of each screen in its shell with those of the
 * built console on a server that answers like the stories'.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixtures, handlers, http } from '@planner/api-client/testing';
import { isPublic, screens, type ScreenName } from '@planner/console/screens';
import { viewports } from '@planner/storybook/looks';
import {
  type IndexEntry,
  pictureOf,
  type ScreenState,
  screenStates,
  screenTagProblems,
  SIZES,
} from '@planner/storybook/screenStates';
import { getResponse } from 'msw';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArgs, chromiumEnv, chromiumPath } from '../chromium.ts';
import { root } from '../run/execute.ts';
import { serveFolder } from '../serveFolder.ts';
import { writeFrontPage } from '../storybook/frontPage.ts';

const STORYBOOK = path.join(root, 'storybook-static');
const CONSOLE = path.join(root, 'apps/console/dist');

const THEMES = ['light', 'dark'] as const;
const QUALITY = 80;
const WAIT_MS = 60_000;

const LOOK = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

interface Finished {
  readonly storyId: string;
  readonly status: string;
}

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, detail: object) => void;
    on: (event: string, listen: (detail: Finished) => void) => void;
  };
  readonly __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  finished?: Finished | undefined;
}

const sizeOf = (size: (typeof SIZES)[number]) => ({
  width: Number.parseInt(viewports[size].styles.width, 10),
  height: Number.parseInt(viewports[size].styles.height, 10),
});

const embedded = (isPlayed: boolean) => (isPlayed ? 'embedded=played' : 'embedded');

/** A page in which `showState` shows states, one after the other: loading Storybook takes longer than showing a story. */
async function openPreview(context: BrowserContext, origin: string, state: ScreenState): Promise<Page> {
  const page = await context.newPage();
  await page.goto(
    `${origin}/iframe.html?viewMode=story&${embedded(state.isPlayed)}&id=${state.story.id}&globals=a11y.manual:!true`,
  );
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
      return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
    },
    undefined,
    { timeout: WAIT_MS },
  );
  await page.evaluate(() => {
    const preview = globalThis as unknown as Preview;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = preview;
    channel.on('storyFinished', (detail) => {
      preview.finished = detail;
    });
  });
  return page;
}

/** Emits an event of Storybook, and waits until a story is shown because of it. @throws if the story fails */
async function emit(page: Page, event: string, detail: object, storyId: string): Promise<void> {
  await page.evaluate(
    ([name, data]) => {
      const preview = globalThis as unknown as Preview;
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = preview;
      preview.finished = undefined;
      channel.emit(name, data);
    },
    [event, detail] as const,
  );
  const finished = await page.waitForFunction(
    (id) => {
      const { finished: last } = globalThis as unknown as Preview;
      return last?.storyId === id && last.status;
    },
    storyId,
    { timeout: WAIT_MS },
  );
  const status = await finished.jsonValue();
  if (status !== 'success') throw new Error(`The story ${storyId} ends with ${status}`);
}

/** Shows a state at the width of a laptop, in light. `last` is the story that the page shows. */
async function showState(page: Page, { story, globals }: ScreenState, last: string): Promise<void> {
  await page.setViewportSize(sizeOf('laptop'));
  const { shell, outage } = Object.fromEntries(globals.split(';').map((each) => each.split(':'))) as Record<
    string,
    string | undefined
  >;
  await emit(page, 'updateGlobals', { globals: { theme: 'light', shell, outage } }, last);
  if (story.id !== last)
    await emit(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' }, story.id);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
    timeout: WAIT_MS,
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Draws what the page shows, and returns what sticks out of it. */
async function drawState(page: Page, state: ScreenState, themes: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(sizeOf(size));
    for (const theme of themes) {
      if (theme !== 'light' || themes.length > 1)
        await page.evaluate((to) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
          channel.emit('updateGlobals', { globals: { theme: to } });
        }, theme);
      await page.waitForFunction((to) => document.documentElement.classList.contains(to), theme);
      const file = path.join(STORYBOOK, pictureOf(state, size, theme));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY })
          .toBuffer(),
      );
    }
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) problems.push(`${state.picture}: ${excess} px stick out on a ${size}`);
  }
  return problems;
}

const CONTROL =
  /^\s*- '?(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab)(?: "((?:[^"\\]|\\.)*)")?/;

/** Roles and names of controls, and how often each occurs. */
async function controlsOf(page: Page): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, role, name = ''] = CONTROL.exec(line) ?? [];
    if (role) counts.set(`${role} “${name}”`, (counts.get(`${role} “${name}”`) ?? 0) + 1);
  }
  return counts;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly 'x-extra'?: boolean;
}

interface Operation {
  readonly operationId?: string;
  readonly 'x-extra'?: boolean;
  readonly parameters?: readonly Parameter[];
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** What our server announces: all extras of the contract. */
function allExtras(): string[] {
  const file = path.join(root, 'packages/api-client/src/generated/openapi.json');
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const resolve = (parameter: Parameter) =>
    components.parameters[path.posix.basename(parameter.$ref ?? '')] ?? parameter;
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId = '', parameters = [], 'x-extra': isExtra }) => [
      ...(isExtra ? [operationId] : []),
      ...parameters
        .filter((each) => resolve(each)['x-extra'])
        .map((each) => `${operationId}.${resolve(each).name}`),
    ])
    .concat('passwords.admin12');
}

const [user] = fixtures.users;

/** As stories have it: a day after the newest date of the fixtures. */
const STORY_NOW = '2026-11-15T12:00:00.000Z';

/** The built console, with the responses of the stories. */
async function openConsole(browser: Browser, isSignedIn: boolean): Promise<BrowserContext> {
  const files = await serveFolder(CONSOLE);
  const context = await browser.newContext({ ...LOOK, baseURL: files.origin, viewport: sizeOf('laptop') });
  context.once('close', () => void files.close());
  await context.clock.setFixedTime(STORY_NOW);
  const extras = allExtras();
  const session = http.get('/auth/session', ({ response }) =>
    isSignedIn
      ? response(200).json({ user: fixtures.signedInUser, extras })
      : response.untyped(Response.json({ message: 'Signed out' }, { status: 401 })),
  );
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document')
      return route.fulfill({ path: path.join(CONSOLE, 'index.html') });
    if (!pathname.startsWith('/api/')) return route.continue();
    const response = await getResponse(
      [session, ...handlers],
      new Request(request.url(), { method: request.method(), headers: request.headers() }),
    );
    if (!response) return route.abort();
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  if (isSignedIn)
    await context.addInitScript(
      (stored) => localStorage.setItem('user', stored),
      JSON.stringify(fixtures.signedInUser),
    );
  // As the page before leaves it to resetLinkSent.
  else
    await context.addInitScript((email) => sessionStorage.setItem('reset-email', email), user?.email ?? '');
  return context;
}

/** Of what a screen is about. */
const idOf = (name: ScreenName): string => {
  if (/Habit/.test(name)) return fixtures.habitCategories[0]?.id ?? '';
  if (/Workout/.test(name)) return fixtures.workoutCategories[0]?.id ?? '';
  if (/Finance/.test(name)) return fixtures.financeCategories[0]?.id ?? '';
  return /user/i.test(name) ? (user?.id ?? '') : '1';
};

/** Of the link that leads to a screen, for those that take it from there. */
const TOKEN = 'x'.repeat(43);

/** The screens of texts that a session announces. They are those of the privacy policy, and the session of this console announces none. */
const FURTHER_TEXTS: ReadonlySet<ScreenName> = new Set(['legalText', 'editLegalText']);

/** Time in which a screen and its story come to rest. */
const REST_MS = 5000;

/** What a screen of the console offers and its story lacks, or the other way round. */
async function compareScreen(page: Page, story: Page, name: ScreenName): Promise<string[]> {
  const { path: pattern } = screens[name];
  await page.goto(`${pattern.replace(':id', idOf(name)).replace(':token', 'new')}#${TOKEN}`);
  await page.locator('h1').first().waitFor({ timeout: WAIT_MS });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
    timeout: WAIT_MS,
  });
  let different: string[] = [];
  const deadline = performance.now() + REST_MS;
  do {
    // oxlint-disable-next-line no-await-in-loop -- until they are equal
    const [shown, offered] = await Promise.all([controlsOf(story), controlsOf(page)]);
    different = [...new Set([...shown.keys(), ...offered.keys()])].flatMap((control) => {
      const [inStory = 0, inConsole = 0] = [shown.get(control), offered.get(control)];
      return inStory === inConsole
        ? []
        : `${name}: ${control} occurs ${inStory} times on the page "Screens", and ${inConsole} times in the console`;
    });
  } while (different.length > 0 && performance.now() < deadline);
  return different;
}

const [command] = process.argv.slice(2);
const isLong = process.env['VITE_TEST_LENGTH'] === 'long';
const isCheck = command === 'check';
if (!existsSync(STORYBOOK)) throw new Error('Storybook is not built: run pnpm build-storybook');
const { entries } = JSON.parse(readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>;
};
const tagged = Object.values(entries).filter(({ type }) => type === 'story');
const states = screenStates(tagged);
const problems = screenTagProblems(tagged);
const { origin, close } = await serveFolder(STORYBOOK);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumArgs],
  env: chromiumEnv,
});
try {
  const stories = await browser.newContext(LOOK);
  const previews = new Map<boolean, { page: Page; last: string }>();
  const signedIn = isCheck ? await (await openConsole(browser, true)).newPage() : undefined;
  const visitor = isCheck ? await (await openConsole(browser, false)).newPage() : undefined;
  for (const state of states) {
    const { page, last } = previews.get(state.isPlayed) ?? {
      page: await openPreview(stories, origin, state),
      last: state.story.id,
    };
    await showState(page, state, last);
    previews.set(state.isPlayed, { page, last: state.story.id });
    const consolePage = isPublic(state.screen) ? visitor : signedIn;
    if (consolePage && !state.label && !FURTHER_TEXTS.has(state.screen))
      problems.push(...(await compareScreen(consolePage, page, state.screen)));
    if (!isCheck || isLong) problems.push(...(await drawState(page, state, THEMES)));
    else if (state.label) problems.push(...(await drawState(page, state, ['light'])));
  }
  if (!isCheck) await writeFrontPage(await stories.newPage(), STORYBOOK, origin);
  console.log(`${states.length} states of screens`);
} finally {
  await browser.close();
  await close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
