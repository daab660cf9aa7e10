import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canBeWorkbook, readSettings, storeSettings, toQuery } from './exportSettings.ts';
import { fileNameOf } from './fileNameOf.ts';

const NOW = new Date(2026, 10, 6, 23, 59);

describe('fileNameOf', () => {
  it.each([
    [[], 'users-2026-11-06.csv'],
    [['Administrators', 'search Ana'], 'users-administrators-search-ana-2026-11-06.csv'],
    [['search ../../Müller & "Söhne"?'], 'users-search-müller-söhne-2026-11-06.csv'],
    [['search محمد علي'], 'users-search-محمد-علي-2026-11-06.csv'],
    [['search ...', '***'], 'users-search-2026-11-06.csv'],
    [['by ann@example.org'], 'users-by-ann-example-org-2026-11-06.csv'],
  ])('says what the file holds: %j', (scope, name) => {
    expect(fileNameOf('users', scope, NOW, 'csv')).toBe(name);
  });

  it('is at most 100 characters long', () => {
    const name = fileNameOf('users', ['漢'.repeat(300), 'b'.repeat(300), 'c'.repeat(300)], NOW, 'xlsx');
    expect(Array.from(name)).toHaveLength(100);
    expect(name).toMatch(/^users-漢{40}-b+-2026-11-06\.xlsx$/);
  });
});

it('a workbook holds up to 50,000 rows', () => {
  expect([50_000, 50_001, undefined].map(canBeWorkbook)).toEqual([true, false, false]);
});

describe('settings', () => {
  const ALL = ['name', 'email', 'joined'];
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  });

  const SETTINGS = {
    isSelected: true,
    hasHealth: true,
    columns: ['email'],
    format: 'tab',
    isLocalTime: false,
  } as const;

  it('are all columns, commas and local time at first', () => {
    expect(readSettings('users', ALL)).toEqual({
      hasHealth: false,
      columns: ['name', 'email', 'joined'],
      format: 'comma',
      isLocalTime: true,
    });
  });

  it('are remembered, without health values, and with columns that are new', () => {
    storeSettings('users', ALL, SETTINGS);
    expect(readSettings('users', [...ALL, 'phone'])).toEqual({
      hasHealth: false,
      columns: ['email', 'phone'],
      format: 'tab',
      isLocalTime: false,
    });
    expect(readSettings('activity', ['time'])).toMatchObject({ columns: ['time'], format: 'tab' });
  });

  it.each(['', '7', 'null', '{"format":"x","without":{"users":["name","email","joined"]}}'])(
    'are the first ones when %s is stored',
    (text) => {
      stored.set('export', text);
      expect(readSettings('users', ALL)).toMatchObject({ columns: ALL, format: 'comma' });
    },
  );

  it('become parameters of the request as far as the server knows them', () => {
    const all = { columns: true, separator: true, timeZone: true, health: true };
    expect(toQuery({ ...SETTINGS, isLocalTime: true }, ALL, all, 'Europe/Berlin')).toEqual({
      columns: 'email',
      separator: 'tab',
      timeZone: 'Europe/Berlin',
      health: 'include',
    });
    for (const format of ['comma', 'workbook'] as const)
      expect(toQuery({ ...SETTINGS, columns: ALL, format }, ALL, all, 'Europe/Berlin')).toEqual({
        health: 'include',
      });
    const none = { columns: false, separator: false, timeZone: false };
    expect(toQuery({ ...SETTINGS, isLocalTime: true }, ALL, none, 'Europe/Berlin')).toEqual({});
  });
});
