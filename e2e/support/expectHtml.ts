import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until an HTML view shows exactly this. */
export const expectHtml = (view: Locator, html: string): Promise<void> =>
  expect.poll(() => view.innerText()).toBe(html);
