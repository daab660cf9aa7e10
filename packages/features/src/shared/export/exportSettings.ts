import type { ExportUsersQuery } from '@planner/api-client';
import { formatNumber } from '@planner/ui';
import { parseJson, storage } from '../app/storage.ts';

/** What the server lets users choose of an export. */
export interface ExportOffers {
  columns: boolean;
  separator: boolean;
  timeZone: boolean;
  /** Health values, which are left out unless they are chosen. */
  health?: boolean;
  /** Only selected rows. */
  selected?: boolean;
}

export const SEPARATORS = [
  { value: 'comma', label: 'Comma' },
  { value: 'semicolon', label: 'Semicolon' },
  { value: 'tab', label: 'Tab' },
] as const;

type Separator = (typeof SEPARATORS)[number]['value'];

export interface ExportSettings {
  isSelected: boolean;
  hasHealth: boolean;
  /** Names of the columns of the file. */
  columns: readonly string[];
  separator: Separator;
  isLocalTime: boolean;
}

/** The chosen parameters of the request. */
export type ExportQuery = Pick<ExportUsersQuery, 'columns' | 'separator' | 'timeZone' | 'health'>;

export const toQuery = (
  { columns, separator, isLocalTime, hasHealth }: ExportSettings,
  all: readonly string[],
  offers: ExportOffers,
  timeZone: string,
): ExportQuery => ({
  ...(offers.columns && columns.length < all.length && { columns: columns.join(',') }),
  ...(offers.separator && separator !== 'comma' && { separator }),
  ...(offers.timeZone && isLocalTime && { timeZone }),
  ...(offers.health && hasHealth && { health: 'include' }),
});

const KEY = 'export';

interface Stored {
  separator?: Separator;
  isLocalTime?: boolean;
  /** Columns left out, by list: columns that a later version adds are in the file. */
  without?: Record<string, readonly string[]>;
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

const readStored = (): Stored => {
  const stored = parseJson(storage.read(KEY) ?? '');
  return isStored(stored) ? stored : {};
};

/** The settings of the last export in this browser, without rows and health values: these are chosen each time. */
export const readSettings = (list: string, all: readonly string[]): Omit<ExportSettings, 'isSelected'> => {
  const { separator, isLocalTime = true, without } = readStored();
  const left = all.filter((name) => !without?.[list]?.includes(name));
  return {
    hasHealth: false,
    columns: left.length > 0 ? left : all,
    separator:
      SEPARATORS.find(({ value }) => value === separator)?.value ??
      // Spreadsheets expect a semicolon where the comma is the decimal mark.
      (formatNumber(1.5).includes(',') ? 'semicolon' : 'comma'),
    isLocalTime,
  };
};

export const storeSettings = (list: string, all: readonly string[], settings: ExportSettings): void => {
  const { separator, isLocalTime, columns } = settings;
  const without = {
    ...readStored().without,
    [list]: all.filter((name) => !columns.includes(name)),
  };
  storage.write(KEY, JSON.stringify({ separator, isLocalTime, without } satisfies Stored));
};

const MAX_CHARACTERS = 100;
const MAX_PART_CHARACTERS = 40;

/** Lower case, with hyphens for all that isn't a letter or digit of some script. */
const slugOf = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_PART_CHARACTERS)
    .join('')
    .trim()
    .replaceAll(' ', '-');

/** `users-administrators-search-ana-2026-11-26.csv` @param scope which rows the file holds, in words */
export const fileNameOf = (list: string, scope: readonly string[], now: Date): string => {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const end = `-${day.join('-')}.csv`;
  const start = [list, ...scope.map(slugOf).filter((part) => part !== '')].join('-');
  return `${Array.from(start)
    .slice(0, MAX_CHARACTERS - end.length)
    .join('')}${end}`;
};
