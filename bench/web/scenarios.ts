import type { Locator, Page } from 'playwright';
import { median } from '../statistics.ts';
import { longestChain } from './longestChain.ts';
import type { Condition } from './probe.ts';
import { type App, APP_NAMES, type AppName, visit, type Visit, type VisitOptions } from './Visit.ts';

/** Measured figures by their label, which ends with the unit: `Sign-in usable, ms`. */
export type Figures = Readonly<Record<string, number>>;

interface Scenario {
  /** @default all */
  readonly apps?: readonly AppName[];
  /** Whether every round would give the same figures, so that one is enough. */
  readonly isExact?: boolean;
  readonly run: (app: App) => Promise<Figures>;
}

/** One user has this in the name, another has all but the last letter. */
export const SEARCHED = 'zebedeea';
/** A fast typist's pause between two keys. */
const TYPE_MS = 50;
const PAGES = 5;
export const CATEGORIES = 1000;

const WITH_CODE: readonly AppName[] = ['console', 'mantine', 'floor'];

/** The first page of users. Rows that are still loading have no address. */
const ROWS: Condition = { selector: 'tbody tr', text: '@', atLeast: 10 };
/** The e-mail field takes what is typed. Both the console and the floor focus it when they have rendered. */
const SIGN_IN: Condition = { selector: 'input[type=email]:focus' };

/** Visits the list of users. */
const onList = (
  app: App,
  options: VisitOptions,
  work: (opened: Visit, visibleMs: number) => Figures | Promise<Figures>,
) =>
  visit(app, { until: ROWS, ...options }, async (opened) => work(opened, await opened.load(app.usersPath)));

/** What the list of users reacts with when it is idle. */
const onIdleList = (
  work: (opened: Visit, app: App) => Promise<Figures>,
  apps: readonly AppName[] = WITH_CODE,
): Scenario => ({
  apps,
  run: (app) =>
    onList(app, {}, async (opened) => {
      await opened.settle();
      return work(opened, app);
    }),
});

/** Paths by screen, and the apps that have it. */
const screensOf = ({
  usersPath,
  userId,
}: App): [screen: string, path: string, apps: readonly AppName[]][] => [
  ['sign-in', '/', APP_NAMES],
  ['forgot password', '/forgot-password', ['console']],
  ['contact', '/contact', ['console']],
  ['privacy policy', '/privacy-policy', ['console']],
  ['users list', usersPath, APP_NAMES],
  ['add user', '/users/add-user', WITH_CODE],
  ['edit user', `/users/edit/${userId}`, WITH_CODE],
  ['dashboard', '/dashboard', ['console']],
  ['legal editor', '/legal/privacy-policy', ['console']],
  ['settings', '/settings', ['console']],
];
const PUBLIC = new Set(['sign-in', 'forgot password', 'contact', 'privacy policy']);

/** What has been transferred so far. */
const bytesOf = ({ requests }: Pick<Visit, 'requests'>, label: string): Figures => ({
  [`${label}: bytes on the wire, kB`]: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  [`${label}: requests`]: requests.length,
});

/** Everything that a first visit of each screen transfers, without what it prefetches for others. */
const measureBytes = async (app: App): Promise<Figures> => {
  const figures: Record<string, number> = {};
  for (const [screen, path, apps] of screensOf(app)) {
    if (!apps.includes(app.name)) continue;
    await visit(app, { isSignedIn: !PUBLIC.has(screen), savesData: true }, async ({ page, requests }) => {
      await page.goto(app.url + path, { waitUntil: 'networkidle' });
      Object.assign(figures, bytesOf({ requests }, screen));
    });
  }
  return figures;
};

const otherRows = async (page: Page): Promise<Condition> => {
  const firstRow = (await page.locator('tbody tr').first().textContent()) ?? '';
  return { selector: 'tbody tr:first-child', text: '@', without: firstRow };
};

const nextPage = (page: Page): Locator =>
  page.getByRole('button', { name: 'Next page' }).or(page.getByRole('link', { name: 'Next page' }));

/** What people press first on the list of users, how to find it, and what shows that it has happened: by default, other rows. */
const PRESSES: readonly [name: string, find: (page: Page) => Locator, done?: Condition][] = [
  ['edit', (page) => page.locator('tbody a[href^="/users/edit/"]'), { selector: 'form input', text: '@' }],
  [
    'create',
    (page) => page.locator('main a[href="/users/add-user"]'),
    { selector: 'form input[type=password]' },
  ],
  ['next page', nextPage],
  [
    'theme',
    (page) => page.getByRole('button', { name: 'Switch to dark theme' }),
    { selector: '.dark, [data-mantine-color-scheme=dark]' },
  ],
  ['menu', (page) => page.locator('header [aria-haspopup=menu]'), { selector: '[role=menu]' }],
  [
    'dialog',
    (page) => page.getByRole('button', { name: /^Delete/ }),
    { selector: '[role=alertdialog], [role=dialog]' },
  ],
];

type Means = 'click' | 'key' | 'tap';

const EVENTS = { click: 'click', key: 'keydown', tap: 'pointerdown' } as const;

/** When a press comes: as soon as rows are visible, which is faster than people are, or when the page is at rest. */
const MOMENTS: readonly [when: string, isAtRest: boolean, means: Means][] = [
  ['at rest', true, 'click'],
  ['at once, key', false, 'key'],
  ['at once, touch', false, 'tap'],
];

/** The first press of a visit, each in a visit of its own. What the app prefetches counts for it. */
const measurePresses = async (app: App): Promise<Figures> => {
  const figures: Record<string, number> = {};
  for (const [name, find, done] of PRESSES)
    for (const [when, isAtRest, means] of MOMENTS)
      await onList(app, { isTouch: means === 'tap' }, async (opened) => {
        const { page, requests, settle, time } = opened;
        if (isAtRest) await settle();
        const before = requests.length;
        const target = find(page).first();
        const isDone = done ?? (await otherRows(page));
        if (means === 'key') await target.focus();
        const label = `first ${name} ${when}`;
        figures[`${label}, ms`] = await time(EVENTS[means], isDone, () => {
          if (means === 'key') return target.press('Enter');
          return means === 'tap' ? target.tap() : target.click();
        });
        figures[`${label}: longest event, ms`] = await opened.longestEvent();
        if (isAtRest) figures[`${label}: requests`] = requests.length - before;
        return {};
      });
  return figures;
};

const turnPage = async ({ page, time }: Visit): Promise<number> =>
  time('click', await otherRows(page), () => nextPage(page).click());

/** By the name for `--only`. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  bytes: { isExact: true, run: measureBytes },
  /** How many round trips after the document the rows take. */
  chain: {
    isExact: true,
    run: (app) =>
      onList(app, { isDistant: true }, ({ requests }) => ({
        'rows: requests one behind another': longestChain(requests),
      })),
  },
  'sign-in': {
    run: (app) =>
      visit(app, { isSignedIn: false, isSlow: true, until: SIGN_IN }, async (opened) => ({
        'sign-in, slow: usable, ms': await opened.load('/'),
        'sign-in, slow: first paint, ms': await opened.firstPaint(),
        'sign-in, slow: layout shift': await opened.layoutShift(),
      })),
  },
  /** The list of users by its URL, with an empty cache. */
  rows: {
    run: (app) =>
      onList(app, {}, async (opened, visibleMs) => {
        const until = bytesOf(opened, 'rows: until visible');
        const paint = await opened.firstPaint();
        await opened.settle();
        return {
          'rows: first paint, ms': paint,
          'rows visible, ms': visibleMs,
          ...until,
          ...bytesOf(opened, 'rows: until rest, with what is loaded ahead'),
        };
      }),
  },
  /** The same on slow 4G and a slow CPU, then once more with the cache of the first visit. */
  'slow-rows': {
    run: (app) =>
      onList(app, { isSlow: true }, async (opened, visibleMs) => {
        const paint = await opened.firstPaint();
        await opened.settle();
        const shift = await opened.layoutShift();
        const blocked = await opened.blocked();
        // Not a reload, which would ask the server again for cached files.
        await opened.page.goto('about:blank');
        return {
          'rows, slow: first paint, ms': paint,
          'rows, slow: visible, ms': visibleMs,
          'rows, slow: layout shift': shift,
          'rows, slow: blocking, ms': blocked,
          'rows, slow: visible on a repeat visit, ms': await opened.load(app.usersPath),
        };
      }),
  },
  /** In a visit of its own: a probe that waits for rows costs time in each frame, and so does prefetching. */
  cpu: {
    run: (app) =>
      visit(app, { savesData: true }, async (opened) => {
        const before = await opened.cpu();
        await opened.load(app.usersPath);
        await opened.settle();
        return { 'users list: main-thread CPU, ms': (await opened.cpu()) - before };
      }),
  },
  presses: { apps: ['console', 'mantine'], run: measurePresses },
  /** Pages whose rows are not in memory, after a first one that warms the code up. */
  paging: onIdleList(async (opened) => {
    const times: number[] = [];
    for (let page = 0; page < PAGES; page += 1) times.push(await turnPage(opened));
    return { 'next page, ms': median(times.slice(1)) };
  }),
  /** From the last of eight keys to the only row that all eight match. */
  search: onIdleList(async ({ page, requests, settle, time }) => {
    const field = page.getByLabel('Search users');
    await field.click();
    const before = requests.length;
    const found: Condition = { selector: 'tbody tr', text: '@', atMost: 1 };
    const ms = await time('keydown', found, () => field.pressSequentially(SEARCHED, { delay: TYPE_MS }));
    await settle();
    return {
      'search, last key to rows, ms': ms,
      'search: requests for 8 keys': requests.length - before,
    };
  }),
  /** From the list of users to the list of finance categories, which has no pages. */
  'thousand-rows': onIdleList(
    async ({ page, settle, time }, { name }) => {
      // The console's link is in a group that starts closed.
      if (name === 'console') await page.getByRole('button', { name: 'Finances' }).click();
      await settle();
      const link = page.locator('nav a[href="/finances/all-categories"]');
      const painted: Condition = { selector: 'tbody tr', atLeast: CATEGORIES };
      return { '1,000 rows painted, ms': await time('click', painted, () => link.click()) };
    },
    ['console', 'floor'],
  ),
};
