import { expect, type BrowserContext } from '@playwright/test';

/** Collects errors of the page, of its console and of the content security policy. */
export interface Complaints {
  /** Lets complaints through that a journey provokes on purpose. */
  expect: (pattern: RegExp) => void;
  /** Fails when anything else was complained of. */
  check: () => void;
}

/** Watches every page of the context from its start. The console reports broken content security policies as well. */
export const watchForComplaints = (context: BrowserContext): Complaints => {
  const found: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(String(error.error().stack ?? error.error())));
  return {
    expect: (pattern) => expected.push(pattern),
    check: () => expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]),
  };
};
