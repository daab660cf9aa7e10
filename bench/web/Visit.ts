import type { Browser, BrowserContext } from 'playwright';
import { installProbe, type Condition } from './probe.ts';
import type { RecordedRequest } from './longestChain.ts';

export const APP_NAMES = ['console', 'mantine', 'floor', 'limit'] as const;

export type AppName = (typeof APP_NAMES)[number];

/** The console or a reference page, on a server of its own. */
export interface App {
  readonly name: AppName;
  readonly url: string;
  readonly browser: Browser;
  /** Path of the users list; static HTML has no routes. */
  readonly usersPath: string;
  /** Id of a user to edit. */
  readonly userId: string;
  /** Cookie and storage of an administrator who has signed in with this app. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Lighthouse's slow 4G, and a phone of the middle range. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOW_CPU = 4;

/** Answers take so long that a request which starts after another has ended has waited for it. */
const DISTANT = { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 };

/** Mantine adds style elements, which the server's content security policy forbids. */
export const addsStyles = (name: AppName): boolean => name === 'mantine';

export interface VisitOptions {
  /** Default: true. */
  readonly isSignedIn?: boolean;
  /** Slow 4G and a CPU four times slower. */
  readonly isSlow?: boolean;
  /** Round trips of a second, everything else fast. */
  readonly isDistant?: boolean;
  /** A touch screen. */
  readonly isTouch?: boolean;
  /** Tells the page not to prefetch the code of other screens. */
  readonly savesData?: boolean;
  /** What `load` waits for. */
  readonly until?: Condition;
}

const openVisit = async (app: App, options: VisitOptions) => {
  const { isSignedIn = true, isSlow, isDistant, isTouch = false, savesData, until } = options;
  const context = await app.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    hasTouch: isTouch,
    bypassCSP: addsStyles(app.name),
    ...(isSignedIn ? { storageState: app.signedIn } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(installProbe, until ?? null);
  if (savesData)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const session = await context.newCDPSession(page);
  const pending = new Map<string, Pick<RecordedRequest, 'type' | 'start'>>();
  /** Those that have finished. */
  const requests: RecordedRequest[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('http:')) pending.set(requestId, { type: type ?? 'Other', start: timestamp });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = pending.get(requestId);
    if (request) requests.push({ ...request, end: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  if (isSlow || isDistant) await session.send('Network.emulateNetworkConditions', isSlow ? SLOW_4G : DISTANT);
  await session.send('Performance.enable');

  return {
    page,
    requests,
    close: () => context.close(),
    /** Opens a path. Returns the ms until the condition of the visit was painted. */
    load: async (path: string): Promise<number> => {
      await page.goto(app.url + path, { waitUntil: 'commit' });
      return page.evaluate(() => window.probe.loaded);
    },
    /** Waits until the page is idle: prefetching has ended, and nothing competes with what is measured next. */
    settle: () => page.waitForLoadState('networkidle'),
    /** Does something. Returns the ms from the last event of the type to the painted condition. */
    time: async (
      type: 'click' | 'keydown' | 'pointerdown',
      condition: Condition,
      act: () => Promise<void>,
    ) => {
      await page.evaluate((args) => window.probe.arm(...args), [type, condition] as const);
      await act();
      return page.evaluate(() => window.probe.reacted);
    },
    /** How long the last thing that was timed kept a frame waiting, in ms: what Interaction to Next Paint measures. */
    longestEvent: async (): Promise<number> => {
      // Browsers report events once they are painted and the page is idle.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      return page.evaluate(() => window.probe.longestEvent);
    },
    /** Total Blocking Time so far, in ms. */
    blocked: () => page.evaluate(() => window.probe.blocked),
    firstPaint: () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const [paint] = list.getEntriesByName('first-contentful-paint');
              if (paint) resolve(paint.startTime);
            }).observe({ type: 'paint', buffered: true });
          }),
      ),
    layoutShift: () => page.evaluate(() => window.probe.shift),
    /** Busy time of the page's main thread so far, in ms. */
    cpu: async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    },
  };
};

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** Visits an app in a browser with an empty cache, for as long as `work` takes. */
export const visit = async <T>(
  app: App,
  options: VisitOptions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> => {
  const opened = await openVisit(app, options);
  return work(opened).finally(opened.close);
};
