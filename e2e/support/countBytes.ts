import type { Page } from '@playwright/test';

export interface NetworkLog {
  /** Bytes over the wire, headers included, by path. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly sum: number;
}

/** Counts every response from now on, headers included. */
export async function countBytes(page: Page): Promise<() => NetworkLog> {
  const urls = new Map<string, URL>();
  const sizes: Record<string, number> = {};
  const log = await page.context().newCDPSession(page);
  log.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, new URL(request.url)));
  log.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url?.protocol !== 'http:') return;
    const path = url.pathname + url.search;
    sizes[path] = (sizes[path] ?? 0) + encodedDataLength;
  });
  await log.send('Network.enable');
  return () => ({ sizes, sum: Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0) });
}
