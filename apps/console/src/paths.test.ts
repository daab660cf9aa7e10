import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pathOf, paths, readParams, screenAt } from './paths.ts';
import { actorHref, subjectHrefs } from './routes/subjectHrefs.ts';
import { screenNames, screens } from './screens.ts';

const routes = screenNames.map((id) => ({ id, path: screens[id].path }));
const ID = 'a/b ?#%';

const built = screenNames.map((name) => {
  const build = pathOf(name);
  const path = screens[name].path.includes(':') ? build(ID) : build({ page: 3, query: 'a & b' });
  return [name, path] as const;
});

describe('paths', () => {
  it.each(built)('%s matches its route: %s', (name, path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(name);
  });

  it.each(built)('screenAt finds %s: %s', (name, path) => {
    const { pathname } = new URL(path, 'http://localhost');
    expect(screenAt(pathname)?.name).toBe(name);
  });

  it('encodes any id', () => {
    expect(matchRoutes(routes, paths.editUser(ID))?.at(-1)?.params).toEqual({ id: ID });
  });
});

const searchOf = (path: string) => new URL(path, 'http://localhost').searchParams;

describe('the search part of the users list', () => {
  it.each([
    [{ page: 1, query: '' }, '/users/all-users'],
    [
      { page: 2, query: 'a', role: 'admin', state: 'suspended', sort: '-name' },
      '/users/all-users?page=2&query=a&role=admin&state=suspended&sort=-name',
    ],
    [{ page: 3, query: '' }, '/users/all-users?page=3'],
    [{ page: 1, query: 'ann' }, '/users/all-users?query=ann'],
    [{ page: 2, query: '50% & _+#' }, '/users/all-users?page=2&query=50%25+%26+_%2B%23'],
  ] as const)('%j round-trips as %s', (params, path) => {
    expect(paths.allUsers(params)).toBe(path);
    expect(readParams('allUsers', searchOf(path))).toEqual({ importId: '', ...params });
  });

  it.each(['joined', 'name', '-name', 'email', '-email', 'role', '-role'] as const)(
    'keeps the order %s',
    (sort) => {
      expect(readParams('allUsers', searchOf(paths.allUsers({ sort }))).sort).toBe(sort);
    },
  );

  it.each([25, 50, 100])('keeps %i rows per page', (limit) => {
    expect(readParams('allUsers', searchOf(paths.allUsers({ limit }))).limit).toBe(limit);
  });

  it.each(['10', '26', '200'])('ignores %s rows per page', (limit) => {
    expect(readParams('allUsers', new URLSearchParams({ limit })).limit).toBeUndefined();
  });

  it.each(['-1', '0', '1e9', '2.5', 'two', '', '99999999999'])('page "%s" is page 1', (page) => {
    expect(readParams('allUsers', new URLSearchParams({ page })).page).toBe(1);
  });
});

describe('the search part of the list of subscriptions', () => {
  it.each([
    [{ page: 1, query: '', status: '', sort: undefined }, '/subscriptions'],
    [
      { page: 2, query: 'a & b', status: 'ACTIVE', endsWithin: 7, sort: '-expires' },
      '/subscriptions?page=2&query=a+%26+b&status=ACTIVE&endsWithin=7&sort=-expires',
    ],
  ] as const)('%j round-trips as %s', (params, path) => {
    expect(paths.subscriptions(params)).toBe(path);
    expect(readParams('subscriptions', searchOf(path))).toEqual(params);
  });

  it('keeps both periods and orders', () => {
    for (const [endsWithin, sort] of [
      [7, 'expires'],
      [30, '-expires'],
    ] as const)
      expect(readParams('subscriptions', searchOf(paths.subscriptions({ endsWithin, sort })))).toMatchObject({
        endsWithin,
        sort,
      });
  });

  it('ignores an unknown order and period, and truncates a long status', () => {
    const search = new URLSearchParams({ sort: 'sideways', endsWithin: '8', status: 'A'.repeat(250) });
    expect(readParams('subscriptions', search)).toMatchObject({
      sort: undefined,
      endsWithin: undefined,
      status: 'A'.repeat(200),
    });
  });
});

describe('the search part of the activity', () => {
  it.each([
    [{ kind: 'security' }, '/activity?kind=security'],
    [
      { actor: 'a@b.example', from: '2026-02-28', query: 'x y' },
      '/activity?actor=a%40b.example&from=2026-02-28&query=x+y',
    ],
  ])('%j round-trips as %s', (params, path) => {
    expect(paths.activity(params)).toBe(path);
    expect(readParams('activity', searchOf(path))).toMatchObject(params);
  });

  it('truncates a long kind, and ignores what is not a day', () => {
    const search = new URLSearchParams({ kind: 'k'.repeat(50), from: 'yesterday', to: '2026-13-01' });
    expect(readParams('activity', search)).toMatchObject({ kind: 'k'.repeat(40), from: '', to: '' });
  });
});

describe('the search part of a list of categories', () => {
  it.each([
    [{ query: '', sort: 'ascending' }, '/habits/all-categories'],
    [{ query: 'a & b', sort: 'ascending' }, '/habits/all-categories?query=a+%26+b'],
    [{ query: '', sort: 'descending' }, '/habits/all-categories?sort=descending'],
  ] as const)('%j round-trips as %s', (params, path) => {
    expect(paths.allHabitCategories(params)).toBe(path);
    expect(readParams('allHabitCategories', searchOf(path))).toEqual(params);
  });

  it('ignores an unknown order', () => {
    expect(readParams('allHabitCategories', new URLSearchParams({ sort: 'sideways' })).sort).toBe(
      'ascending',
    );
  });
});

describe('what an entry of the activity leads to', () => {
  it.each([
    ['user', '1', '/users/1'],
    ['habit', '2', '/habits/edit-category/2'],
    ['workout', '3', '/workouts/edit-category/3'],
    ['finance', '4', '/finances/edit-category/4'],
    ['message', '5', '/messages?message=5'],
    ['policy', 'privacy', '/legal/privacy-policy'],
    ['policy', 'terms', '/legal/terms-and-conditions'],
    ['policy', 'imprint', '/legal/imprint'],
  ] as const)('%s %s is at %s', (kind, id, path) => {
    expect(subjectHrefs[kind](id)).toBe(path);
  });

  it('an actor has a page, and without an account the entries with the address', () => {
    expect(actorHref({ actorId: '6', actor: 'a@b.example' })).toBe('/users/6');
    expect(actorHref({ actorId: null, actor: 'a@b.example' })).toBe('/activity?actor=a%40b.example');
  });
});
