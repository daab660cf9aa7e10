import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { App } from './App.ts';
import { installProbe, type Condition } from './probe.ts';
import type { RecordedRequest } from './RecordedRequest.ts';
import { recordRequests } from './recordRequests.ts';

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

export interface VisitOptions {
  readonly isSignedIn?: boolean;
  /** Slow 4G and a CPU four times slower. */
  readonly isSlow?: boolean;
  /** Round trips of a second, everything else fast. */
  readonly isDistant?: boolean;
  /** Tells the page not to prefetch the code of other screens. */
  readonly savesData?: boolean;
  /** What `load` waits for. */
  readonly until?: Condition;
}

/** A browser with an empty cache that visits an app. */
export class Visit {
  readonly page: Page;
  readonly requests: () => readonly RecordedRequest[];
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  readonly #url: string;

  private constructor(
    context: BrowserContext,
    page: Page,
    session: CDPSession,
    requests: () => readonly RecordedRequest[],
    url: string,
  ) {
    this.#context = context;
    this.page = page;
    this.#session = session;
    this.requests = requests;
    this.#url = url;
  }

  static async open(app: App, options: VisitOptions): Promise<Visit> {
    const { isSignedIn = true, isSlow, isDistant, savesData, until = null } = options;
    const context = await app.browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      colorScheme: 'light',
      ...(isSignedIn ? { storageState: app.signedIn } : {}),
    });
    const page = await context.newPage();
    await page.addInitScript(installProbe, until);
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    }
    if (isDistant) await session.send('Network.emulateNetworkConditions', DISTANT);
    await session.send('Performance.enable');
    return new Visit(context, page, session, requests, app.url);
  }

  /** Changes what `load` waits for. */
  async expect(condition: Condition): Promise<void> {
    await this.page.addInitScript(installProbe, condition);
  }

  /** Opens a path. Returns the ms until the condition of the visit was painted. */
  async load(path: string): Promise<number> {
    await this.page.goto(this.#url + path, { waitUntil: 'commit' });
    return this.page.evaluate(() => window.probe.loaded);
  }

  /** Waits until the page is idle: prefetching has ended, and nothing competes with what is measured next. */
  settle(): Promise<void> {
    return this.page.waitForLoadState('networkidle');
  }

  /** Does something. Returns the ms from the last event of the type to the painted condition. */
  async time(type: 'click' | 'keydown', condition: Condition, act: () => Promise<void>): Promise<number> {
    await this.page.evaluate((args) => window.probe.arm(...args), [type, condition] as const);
    await act();
    return this.page.evaluate(() => window.probe.reacted);
  }

  firstPaint(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (paint) resolve(paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  }

  layoutShift(): Promise<number> {
    return this.page.evaluate(() => window.probe.shift);
  }

  /** Busy time of the page's main thread so far, in ms. */
  async cpu(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

/** Opens a visit for as long as `work` takes. */
export const visit = async <T>(
  app: App,
  options: VisitOptions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> => {
  const opened = await Visit.open(app, options);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};
