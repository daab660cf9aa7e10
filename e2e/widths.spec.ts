import { isPublic, screenNames, screens, type ScreenName } from '@planner/console/screens';
import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { isLong } from './support/isLong.ts';
import { layoutFaults } from './support/layoutFaults.ts';
import type { PlannerServer } from './support/PlannerServer.ts';
import { expect, test, uniqueWord, type TestUser } from './support/test.ts';

/** Phone, tablet, 1,280 px at 140 %, both sides of where tables fold, and a desktop. `pnpm test --long` tries every 16 px. */
const WIDTHS = isLong
  ? Array.from({ length: (1920 - 320) / 16 + 1 }, (_, index) => 320 + index * 16)
  : [320, 768, 914, 1024, 1440];
const HEIGHT_PX = 900;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const LONG = 'Wolfeschlegelsteinhausenbergerdorff ความหลากหลายทางวัฒนธรรม '.repeat(3).trim();

/** Sizes of text: the browser's setting scales `em` in media queries, a root of 200% doesn't. */
const TEXT_SIZES = [
  { name: '100%', browserPx: 16, root: '', widths: WIDTHS },
  {
    name: "200% by the browser's setting",
    browserPx: 32,
    root: '',
    widths: isLong ? WIDTHS : [320, 768, 1440],
  },
  { name: '200% by the root', browserPx: 16, root: '200%', widths: isLong ? WIDTHS : [320, 768, 1440] },
] as const;

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

const resize = async (page: Page, cdp: CDPSession, { browserPx, root }: (typeof TEXT_SIZES)[number]) => {
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: browserPx, fixed: browserPx - 3 } });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), root);
};

const MEASUREMENTS = 5;

/** Faults that stay: a page that is still laying itself out for another size of text or window can show some for a frame. */
const lastingFaults = async (page: Page): Promise<string[]> => {
  let faults = await page.evaluate(layoutFaults);
  for (let count = 1; faults.length > 0 && count < MEASUREMENTS; count += 1) {
    await nextFrame(page);
    const again = new Set(await page.evaluate(layoutFaults));
    faults = faults.filter((fault) => again.has(fault));
  }
  return faults;
};

/** Each fault with the sizes at which it shows. */
const faultsOf = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  const found = new Map<string, string[]>();
  for (const size of TEXT_SIZES) {
    await resize(page, cdp, size);
    for (const width of size.widths) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      // Components that listen to the width have rendered again.
      await nextFrame(page);
      for (const direction of DIRECTIONS) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        for (const fault of await lastingFaults(page))
          found.set(fault, [...(found.get(fault) ?? []), `${width} ${direction} ${size.name}`]);
      }
    }
  }
  await resize(page, cdp, TEXT_SIZES[0]);
  await cdp.detach();
  return [...found].map(([fault, at]) => `${fault} (${at.length}: ${at[0]} to ${at.at(-1)})`);
};

const isReady = async (page: Page) => {
  await expect(page.locator('#root[data-is-started]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
};

/** The table itself can come after its page. */
const rowsAreVisible = (page: Page) => expect(page.locator('main tbody th').first()).toBeVisible();

/** Adds items with long names once per worker: a message, a user and a category, and a task with a failure. */
let taskId: string | undefined;
const addLongItems = async (
  api: APIRequestContext,
  addUser: (fields: Record<string, string>) => Promise<TestUser>,
  server: PlannerServer,
) => {
  if (taskId !== undefined) return;
  const name = LONG.slice(0, 90);
  // All that a person's page can show.
  const password = 'seven green bottles';
  const { id, email } = await addUser({
    password,
    name: `${uniqueWord()} ${name}`,
    email: `${'long.address.'.repeat(4)}${uniqueWord()}@example.com`,
    role: 'admin',
    gender: 'female',
    dob: '1990-12-30',
    height: '172.5',
    weight: '65.25',
  });
  for (const userAgent of [
    'a program',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ email, password }),
    });
  await api.post('contact', {
    data: {
      firstName: name.slice(0, 50),
      lastName: uniqueWord(),
      email,
      subject: name,
      message: LONG,
    },
  });
  await api.post('finance-categories', {
    data: { name: `${uniqueWord()} ${name}`.slice(0, 50), color: '#336699' },
  });
  const task = await api.post('users/role', {
    data: { ids: [id, '01890a5d-ac96-774b-bcce-b302099a8057'], total: 2, newRole: 'admin' },
  });
  const { _id } = (await task.json()) as { _id: string };
  taskId = _id;
};

/** Opens a screen; an `:id` is that of the first such link in the list of its folder. */
const open = async (page: Page, name: ScreenName) => {
  const { path } = screens[name];
  const [start, id] = path.split(':');
  let url = path.replace(':token', 'x'.repeat(43));
  if (path.includes('/versions/')) url = path.replace(':id', '1');
  else if (id === 'id') {
    const folder = path.slice(0, path.indexOf('/', 1) + 1);
    await page.goto(
      String(screenNames.map((other) => screens[other].path).find((other) => other.startsWith(folder))),
    );
    url = String(await page.locator(`main tbody a[href^="${start}"]`).first().getAttribute('href'));
  }
  await page.goto(url);
  await isReady(page);
  // What can be searched is a list.
  if ('query' in (screens[name].search ?? {})) await rowsAreVisible(page);
};

/** The same screens as those of habits and as the privacy policy, with other words. */
const TWINS = /^\/workouts\/|terms-and-conditions/;
/** Further legal texts, which this server lacks. */
const FURTHER = /^\/(?:texts|legal)\/:id$/;
const walked = screenNames.filter(
  (name) => (isLong || !TWINS.test(screens[name].path)) && !FURTHER.test(screens[name].path),
);

for (const name of walked.filter((each) => !isPublic(each)))
  test(`every width: ${screens[name].path}`, async ({ page, api, addUser, server }) => {
    test.setTimeout(600_000);
    await addLongItems(api, addUser, server);
    await page.addInitScript((id) => localStorage.setItem('startedTask', id ?? ''), taskId);
    await open(page, name);
    if (name === 'allUsers')
      await expect(page.getByText('1 of 2 users changed to admin; 1 failed')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

test.describe('for visitors', () => {
  test.use({ isSignedIn: false });
  for (const name of walked.filter(isPublic))
    test(`every width: ${screens[name].path}`, async ({ page, browserErrors }) => {
      if (/:token|invitation/.test(screens[name].path))
        browserErrors.allow(/check-reset-token|auth\/session/);
      await open(page, name);
      expect(await faultsOf(page)).toEqual([]);
    });
});

/** Where the controls above a list, its columns and its first row are. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      'main h1, main :is(input[type=search], select:not([aria-label="Rows per page"])), main a[href*="/add-"], main thead, main thead th, main tbody',
    );
    return [...parts].map((part) => {
      const { left, top, width } = part.getBoundingClientRect();
      return `${part.tagName} ${Math.round(left)} ${Math.round(top + scrollY)} ${Math.round(width)}`;
    });
  });

const placesAtEachWidth = async (page: Page) => {
  const places: string[][] = [];
  for (const width of isLong ? WIDTHS : [320, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    places.push([String(width), ...(await placesOf(page))]);
  }
  return places;
};

const LISTS: [path: string, variants: string[]][] = [
  ['/users/all-users', ['?page=2', '?role=admin', '?sort=-email', '?query=an&role=user']],
  ['/subscriptions', ['?page=3', '?status=ACTIVE', '?sort=-expires', '?query=a']],
  ['/messages', ['?query=a']],
  ['/habits/all-categories', ['?query=a']],
];

for (const [path, variants] of LISTS)
  test(`nothing in ${path} moves from page to page, nor from filter to filter`, async ({
    page,
    api,
    addUser,
    server,
  }) => {
    await addLongItems(api, addUser, server);
    await page.goto(path);
    await isReady(page);
    await rowsAreVisible(page);
    const first = await placesAtEachWidth(page);
    for (const variant of variants)
      await test.step(variant, async () => {
        await page.goto(`${path}${variant}`);
        await isReady(page);
        await rowsAreVisible(page);
        expect(await placesAtEachWidth(page)).toEqual(first);
      });
  });
