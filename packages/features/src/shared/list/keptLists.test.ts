import { array, number, object, string } from '@planner/api-client/parsers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseKeptLists } from './eraseKeptLists.ts';
import { readKeptList, writeKeptList, type KeptList } from './keptLists.ts';

interface Row {
  id: string;
  name: string;
}

interface Page {
  rows: Row[];
  total: number;
}

const kept: KeptList<Page> = {
  fields: ['rows', 'total', 'id', 'name'],
  parse: object<Page>({ rows: array(object<Row>({ id: string, name: string })), total: number }),
};
const page: Page = { rows: [{ id: '1', name: 'Ada' }], total: 1 };
const KEY = 'kept.listUsers';
const queryKeyOf = (place: number) => ['listUsers', { page: place, role: undefined }];
const keep = (data = page, place = 1) => writeKeptList('ada', queryKeyOf(place), data, kept);
const read = (place = 1, user = 'ada') => readKeptList(user, queryKeyOf(place), kept);

/** Like the browser's storage, its keys are its own properties. */
const fakeSessionStorage = (setItem = Reflect.set): Record<string, string> => {
  const stored = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => setItem(stored, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  }) as Record<string, string>;
  vi.stubGlobal('sessionStorage', stored);
  return stored;
};

let stored: Record<string, string>;

beforeEach(() => {
  stored = fakeSessionStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a kept list', () => {
  it('is read by the next visit to the same page', () => {
    keep();
    expect(read()).toEqual(page);
    expect(read(2)).toBeUndefined();
  });

  it('has only the fields that the screen shows', () => {
    const rows = [{ id: '1', name: 'Ada', height: '162', weight: '54.5', dob: '1994-03-18' }];
    keep({ rows, total: 1 });
    expect(stored[KEY]).toContain('Ada');
    expect(stored[KEY]).not.toMatch(/height|162|weight|54\.5|dob|1994/);
  });

  it('is the last page of its operation', () => {
    keep();
    keep({ ...page, total: 2 }, 2);
    expect(Object.keys(stored)).toEqual([KEY]);
    expect(read(2)).toEqual({ ...page, total: 2 });
  });

  it('is not kept if it is large, and then replaces a smaller one', () => {
    keep();
    keep({ rows: [{ id: '1', name: 'x'.repeat(50_000) }], total: 1 });
    expect(stored).toEqual({});
  });

  it('is erased, without other entries of session storage', () => {
    stored['reloaded-at'] = '7';
    keep();
    eraseKeptLists();
    expect(stored).toEqual({ 'reloaded-at': '7' });
  });

  it('is not read by another user or build', () => {
    keep();
    expect(read(1, 'eve')).toBeUndefined();
    stored[KEY] = (stored[KEY] ?? '').replace('keptLists', 'keptLists-2');
    expect(read()).toBeUndefined();
  });

  it.each([
    ['no JSON', () => 'undefined'],
    ['null', () => 'null'],
    ['half of it', (whole: string) => whole.slice(0, -5)],
    ['rows of another type', (whole: string) => whole.replace(/"rows":\[.*?\]/, '"rows":{"length":1}')],
    ['a row without a name', (whole: string) => whole.replace('"name":"Ada"', '"name":null')],
    ['a total of another type', (whole: string) => whole.replace('"total":1', '"total":"<b>"')],
  ])('with %s is not shown', (_, damage) => {
    keep();
    stored[KEY] = damage(stored[KEY] ?? '');
    expect(read()).toBeUndefined();
  });
});

it('ignores full storage, and keeps no older page', () => {
  stored = fakeSessionStorage(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  stored[KEY] = 'an older page';
  keep();
  expect(stored).toEqual({});
});

it('ignores blocked storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep();
  expect(read()).toBeUndefined();
  eraseKeptLists();
});
