import { expect, type BrowserContext } from '@playwright/test';

export interface BrowserErrors {
  allow: (pattern: RegExp) => void;
  check: () => void;
}

/** Watches every page of the context from its start. Chromium reports CSP violations on the console. */
export const watchBrowserErrors = (context: BrowserContext): BrowserErrors => {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(String(error.error().stack ?? error.error())));
  return {
    allow: (pattern) => allowed.push(pattern),
    check: () => expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]),
  };
};
