import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  paths,
  readCategoryListPlace,
  readSettingsPlace,
  readSubscriptionListPlace,
  readUserListPlace,
} from './paths.ts';
import { protectedScreens, publicScreens, screenAt } from './routes.ts';
import { titles } from './titles.ts';

const screens = { ...publicScreens, ...protectedScreens };
const routes = Object.entries(screens).map(([id, { path }]) => ({ id, path }));

/** Each path as it is built, with something to fill in where a screen needs it. */
const built: Record<keyof typeof paths, string> = {
  login: paths.login(),
  forgotPassword: paths.forgotPassword(),
  resetLinkSent: paths.resetLinkSent(),
  resetPassword: paths.resetPassword('a/b ?#%'),
  privacyPolicy: paths.privacyPolicy(),
  termsAndConditions: paths.termsAndConditions(),
  contact: paths.contact(),
  dashboard: paths.dashboard(),
  allUsers: paths.allUsers({ page: 3, query: 'ann' }),
  addUser: paths.addUser(),
  editUser: paths.editUser('a/b ?#%'),
  allHabitCategories: paths.allHabitCategories({ query: 'sleep', sort: 'descending' }),
  addHabitCategory: paths.addHabitCategory(),
  editHabitCategory: paths.editHabitCategory('a/b ?#%'),
  allWorkoutCategories: paths.allWorkoutCategories({ query: 'run' }),
  addWorkoutCategory: paths.addWorkoutCategory(),
  editWorkoutCategory: paths.editWorkoutCategory('a/b ?#%'),
  allFinanceCategories: paths.allFinanceCategories(),
  addFinanceCategory: paths.addFinanceCategory(),
  editFinanceCategory: paths.editFinanceCategory('a/b ?#%'),
  editTermsAndConditions: paths.editTermsAndConditions(),
  editPrivacyPolicy: paths.editPrivacyPolicy(),
  subscriptions: paths.subscriptions({ page: 2, status: 'ACTIVE', sort: '-expires' }),
  messages: paths.messages({ page: 2, query: 'a & b', message: 'x' }),
  settings: paths.settings(),
};

describe('paths', () => {
  it.each(Object.entries(built))('%s leads to the screen of that name: %s', (name, path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(name);
  });

  it.each(Object.entries(built))('%s is found without the router, too', (name, path) => {
    const { pathname } = new URL(path, 'http://localhost');
    expect(screenAt(pathname)?.name).toBe(name);
  });

  it.each(Object.keys(screens))('%s has a path and a title', (name) => {
    expect(Object.keys(paths)).toContain(name);
    expect(titles).toHaveProperty(name);
  });

  it('keeps an id whole, whatever it holds', () => {
    expect(matchRoutes(routes, paths.editUser('a/b ?#%'))?.at(-1)?.params).toEqual({ id: 'a/b ?#%' });
  });
});

describe('the place in the users list', () => {
  it.each([
    [{ page: 1, query: '' }, '/users/all-users'],
    [
      { page: 2, query: 'a', role: 'admin', sort: '-name' },
      '/users/all-users?page=2&query=a&role=admin&sort=-name',
    ],
    [{ page: 3, query: '' }, '/users/all-users?page=3'],
    [{ page: 1, query: 'ann' }, '/users/all-users?query=ann'],
    [{ page: 2, query: '50% & _+#' }, '/users/all-users?page=2&query=50%25+%26+_%2B%23'],
  ] as const)('%j is %s, there and back', (place, path) => {
    expect(paths.allUsers(place)).toBe(path);
    expect(readUserListPlace(new URL(path, 'http://localhost').searchParams)).toEqual(place);
  });

  it.each(['-1', '0', '1e9', '2.5', 'two', '', '99999999999'])(
    'a page of "%s" counts as the first',
    (page) => {
      expect(readUserListPlace(new URLSearchParams({ page })).page).toBe(1);
    },
  );
});

describe('the place in the list of subscriptions', () => {
  it.each([
    [{ page: 1, query: '', status: '', sort: undefined }, '/subscriptions'],
    [
      { page: 2, query: 'a & b', status: 'ACTIVE', sort: '-expires' },
      '/subscriptions?page=2&query=a+%26+b&status=ACTIVE&sort=-expires',
    ],
  ] as const)('%j is %s, there and back', (place, path) => {
    expect(paths.subscriptions(place)).toBe(path);
    expect(readSubscriptionListPlace(new URL(path, 'http://localhost').searchParams)).toEqual(place);
  });

  it('takes an unknown order for the usual one, and cuts what can be no status', () => {
    const search = new URLSearchParams({ sort: 'sideways', status: 'A'.repeat(50) });
    expect(readSubscriptionListPlace(search)).toMatchObject({ sort: undefined, status: 'A'.repeat(40) });
  });
});

describe('the place in the settings', () => {
  it.each([
    [{ page: 1, kind: '' }, '/settings'],
    [{ page: 3, kind: 'signInFailed' }, '/settings?page=3&kind=signInFailed'],
  ])('%j is %s, there and back', (place, path) => {
    expect(paths.settings(place)).toBe(path);
    expect(readSettingsPlace(new URL(path, 'http://localhost').searchParams)).toEqual(place);
  });

  it('cuts what can be no kind of event', () => {
    expect(readSettingsPlace(new URLSearchParams({ kind: 'k'.repeat(50) })).kind).toBe('k'.repeat(40));
  });
});

describe('the place in a list of categories', () => {
  it.each([
    [{ query: '', sort: 'ascending' }, '/habits/all-categories'],
    [{ query: 'a & b', sort: 'ascending' }, '/habits/all-categories?query=a+%26+b'],
    [{ query: '', sort: 'descending' }, '/habits/all-categories?sort=descending'],
  ] as const)('%j is %s, there and back', (place, path) => {
    expect(paths.allHabitCategories(place)).toBe(path);
    expect(readCategoryListPlace(new URL(path, 'http://localhost').searchParams)).toEqual(place);
  });

  it('takes an unknown order for the usual one', () => {
    expect(readCategoryListPlace(new URLSearchParams({ sort: 'sideways' })).sort).toBe('ascending');
  });
});
