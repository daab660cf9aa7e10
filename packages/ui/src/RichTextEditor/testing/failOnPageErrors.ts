import { afterAll, afterEach, expect } from 'vitest';

const problems: string[] = [];

// Vitest fails the run on uncaught errors, but passes the test that caused them.
addEventListener('error', ({ message }) => problems.push(message));
addEventListener('unhandledrejection', ({ reason }) => problems.push(`Unhandled rejection: ${reason}`));
for (const method of ['error', 'warn'] as const) {
  const original = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    problems.push(args.map(String).join(' '));
    original(...args);
  };
}

const assertNone = () => expect(problems.splice(0), 'errors of the page').toEqual([]);

afterEach(assertNone);
afterAll(assertNone);
