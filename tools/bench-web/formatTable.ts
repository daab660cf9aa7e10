import { APP_NAMES, type AppName } from './App.ts';
import type { Figures } from './Figures.ts';
import { median } from './median.ts';

/** A round's figures per app; apps without the scenario are missing. */
export type Round = Readonly<Partial<Record<AppName, Figures>>>;

const HEADER = ['figure', ...APP_NAMES, 'to floor', 'to limit'];

/** About three digits. */
export const formatNumber = (value: number): string => {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.01 ? 2 : 4);
};

const medianOf = (values: readonly number[]): string =>
  values.length > 0 ? formatNumber(median(values)) : '–';

const finite = (values: readonly number[]): number[] => values.filter((value) => Number.isFinite(value));

const row = (label: string, rounds: readonly Round[]): string[] => {
  const valuesOf = (app: AppName) => finite(rounds.map((round) => round[app]?.[label] ?? NaN));
  // Per round, because the load of the machine changes between rounds.
  const ratiosTo = (app: AppName) =>
    finite(rounds.map((round) => (round.console?.[label] ?? NaN) / (round[app]?.[label] ?? NaN)));
  return [
    label,
    ...APP_NAMES.map((app) => medianOf(valuesOf(app))),
    medianOf(ratiosTo('floor')),
    medianOf(ratiosTo('limit')),
  ];
};

/** A Markdown table of medians, and of the medians of the console's ratios to the reference pages. */
export const formatTable = (rounds: readonly Round[]): string => {
  const labels = new Set(rounds.flatMap((round) => Object.values(round).flatMap(Object.keys)));
  const rows = [...labels].map((label) => row(label, rounds));
  const widths = HEADER.map((title, column) =>
    Math.max(...[title, ...rows.map((cells) => cells[column] ?? '')].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(HEADER), line(rule), ...rows.map(line)].join('\n');
};
