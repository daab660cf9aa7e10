import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records what moves on the pages that open from now on, as Chromium measures it. Returns what has moved on the current one. */
export async function watchShifts(page: Page): Promise<() => Promise<{ value: number; what: string }[]>> {
  await page.addInitScript(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
}

/** Delays each answer of the API by 500 ms, but not those about the session. */
export const slowDown = (page: Page): Promise<unknown> =>
  page.route(/\/api\/v1\/(?!auth\/)/, async (route) => {
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), 500);
  });
