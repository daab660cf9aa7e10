import type { App } from '../App.ts';
import type { Figures } from '../Figures.ts';
import { usersPath } from '../paths.ts';
import type { Scenario } from '../Scenario.ts';
import { visit } from '../Visit.ts';

const PUBLIC_PATHS = {
  'sign-in': '/',
  'forgot password': '/forgot-password',
  contact: '/contact',
  'privacy policy': '/privacy-policy',
};
const SIGNED_IN_PATHS = {
  dashboard: '/dashboard',
  'legal editor': '/legal/privacy-policy',
  settings: '/settings',
};
const USER_PATHS = { 'add user': '/users/add-user', 'edit user': '/users/edit/{user}' };

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
}

const screensOf = (paths: Readonly<Record<string, string>>, isSignedIn: boolean): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, isSignedIn }));

const screens = (app: App): Screen[] => {
  const users = screensOf({ 'users list': usersPath(app) }, true);
  if (app.name === 'limit') return [...screensOf({ 'sign-in': '/' }, false), ...users];
  const forms = screensOf(USER_PATHS, true);
  if (app.name === 'floor') return [...screensOf({ 'sign-in': '/' }, false), ...users, ...forms];
  return [...screensOf(PUBLIC_PATHS, false), ...users, ...forms, ...screensOf(SIGNED_IN_PATHS, true)];
};

const measure = (app: App, { name, path, isSignedIn }: Screen): Promise<Figures> =>
  visit(app, { isSignedIn, savesData: true }, async ({ page, requests }) => {
    await page.goto(app.url + path.replace('{user}', app.userId), { waitUntil: 'networkidle' });
    const finished = requests();
    return {
      [`${name}: bytes on the wire, kB`]: finished.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      [`${name}: requests`]: finished.length,
    };
  });

/** Everything that a first visit of each screen transfers, without what it prefetches for others. */
export const bytes: Scenario = {
  name: 'bytes',
  apps: ['console', 'floor', 'limit'],
  isExact: true,
  run: async (app) => {
    const figures: Record<string, number> = {};
    for (const screen of screens(app)) Object.assign(figures, await measure(app, screen));
    return figures;
  },
};
