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
}

export const FORMATS = [
  { value: 'comma', label: 'CSV with commas' },
  { value: 'semicolon', label: 'CSV with semicolons' },
  { value: 'tab', label: 'CSV with tabs' },
  { value: 'workbook', label: 'Excel workbook' },
] as const;

export type ExportFormat = (typeof FORMATS)[number]['value'];

/** The browser makes workbooks: from so many rows in a few seconds, with about 300 MB of memory. */
const MAX_WORKBOOK_ROWS = 50_000;

/** Whether so many rows can be a workbook. False if their number is unknown. */
export const canBeWorkbook = (rows: number | undefined): boolean =>
  rows !== undefined && rows <= MAX_WORKBOOK_ROWS;

export interface ExportSettings {
  isSelected: boolean;
  hasHealth: boolean;
  /** Names of the columns of the file. */
  columns: readonly string[];
  format: ExportFormat;
  isLocalTime: boolean;
}

/** The chosen parameters of the request. */
export type ExportQuery = Pick<ExportUsersQuery, 'columns' | 'separator' | 'timeZone' | 'health'>;

export const toQuery = (
  { columns, format, isLocalTime, hasHealth }: ExportSettings,
  all: readonly string[],
  offers: ExportOffers,
  timeZone: string,
): ExportQuery => ({
  ...(offers.columns && columns.length < all.length && { columns: columns.join(',') }),
  // Workbooks are made from commas.
  ...(offers.separator && (format === 'semicolon' || format === 'tab') && { separator: format }),
  ...(offers.timeZone && isLocalTime && { timeZone }),
  ...(offers.health && hasHealth && { health: 'include' }),
});

const KEY = 'export';

interface Stored {
  format?: ExportFormat;
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
  const { format, isLocalTime = true, without } = readStored();
  const left = all.filter((name) => !without?.[list]?.includes(name));
  return {
    hasHealth: false,
    columns: left.length > 0 ? left : all,
    format:
      FORMATS.find(({ value }) => value === format)?.value ??
      // Spreadsheets expect a semicolon where the comma is the decimal mark.
      (formatNumber(1.5).includes(',') ? 'semicolon' : 'comma'),
    isLocalTime,
  };
};

export const storeSettings = (list: string, all: readonly string[], settings: ExportSettings): void => {
  const { format, isLocalTime, columns } = settings;
  const without = {
    ...readStored().without,
    [list]: all.filter((name) => !columns.includes(name)),
  };
  storage.write(KEY, JSON.stringify({ format, isLocalTime, without } satisfies Stored));
};
