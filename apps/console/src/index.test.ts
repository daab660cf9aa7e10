import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isDocument, screenNames, screens } from './screens.ts';

const page = readFileSync(`${import.meta.dirname}/../index.html`, 'utf8');
const source = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';

interface Visit {
  path: string;
  stored?: Record<string, string>;
}

/** Runs the script of index.html for a visit. Returns the code that it preloads, and the addresses that it requests. */
const open = ({ path, stored = {} }: Visit) => {
  const preloaded: string[] = [];
  const requested: string[] = [];
  const document = {
    documentElement: { dataset: {}, classList: { add: () => {} } },
    querySelector: (selector: string) => (selector.includes('api-origin') ? null : { dataset: {} }),
    querySelectorAll: (selector: string) => {
      preloaded.push(/"(.*)"/.exec(selector)?.[1] ?? '');
      return [];
    },
    addEventListener: () => {},
  };
  const [pathname = '', search = ''] = path.split('?');
  const globals = {
    document,
    location: { pathname, search: search && `?${search}`, origin: 'https://planner.test' },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: false }),
    window: {},
    startRequests: [],
    addEventListener: () => {},
    URL,
    AbortController,
    fetch: (href: string) => {
      requested.push(href.replace('https://planner.test/api/v1/', ''));
      return new Promise(() => {});
    },
  };
  runInNewContext(source, globals);
  return { opens: preloaded[0], requested };
};

const signedIn = { user: '{}' };

it.each(screenNames)('preloads for %s the code that it needs, and no more', (name) => {
  const path = screens[name].path.replace(/:\w+/, '7');
  expect(open({ path, stored: signedIn }).opens).toBe(isDocument(name) ? 'false' : 'console');
  expect(open({ path }).opens).toBe(path === '/' ? 'sign-in' : 'false');
});

it.each([
  ['/', ['auth/session', 'users/dashboard']],
  ['/dashboard', ['auth/session', 'users/dashboard']],
  ['/users/all-users', ['auth/session', 'users?page=1']],
  ['/users/edit/7', ['auth/session', 'users/7']],
  ['/habits/edit-category/7', ['auth/session', 'habit-categories/7']],
  ['/workouts/edit-category/7', ['auth/session', 'workout-categories/7']],
  ['/finances/edit-category/7', ['auth/session', 'finance-categories/7']],
  ['/settings', ['auth/session']],
  // The address depends on the search.
  ['/users/all-users?query=ann', ['auth/session']],
  // Our server writes the text into the page.
  ['/privacy-policy', []],
  ['/contact', []],
])('requests for %s what the screen shows first: %j', (path, expected) => {
  expect(open({ path, stored: signedIn }).requested).toEqual(expected);
});

it.each([
  ['who is signed out', {}, []],
  ['whose logout has not reached the server', { ...signedIn, 'session.logout': '1' }, []],
  ['whom the server refuses something', { ...signedIn, refused: '["updateUser"]' }, ['auth/session']],
  ['who must change the password first', { ...signedIn, extras: '["limit.password"]' }, ['auth/session']],
  [
    'whom it refuses nothing',
    { ...signedIn, refused: '[]', extras: '["listTasks"]' },
    ['auth/session', 'users?page=1'],
  ],
])('requests no rows for a user %s', (_who, stored, expected) => {
  expect(open({ path: '/users/all-users', stored }).requested).toEqual(expected);
});
