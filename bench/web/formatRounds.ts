import { formatNumber, formatTable, median } from '../statistics.ts';
import type { Figures } from './scenarios.ts';
import { APP_NAMES, type AppName } from './Visit.ts';

/** A round's figures per app; apps without the scenario are missing. */
export type Round = Readonly<Partial<Record<AppName, Figures>>>;

const [, ...PEERS] = APP_NAMES;

const medianOf = (values: readonly number[]): string => {
  const measured = values.filter((value) => Number.isFinite(value));
  return measured.length > 0 ? formatNumber(median(measured)) : '–';
};

/** A Markdown table of medians, and of the medians of the console's ratios to the reference pages. */
export const formatRounds = (rounds: readonly Round[]): string => {
  const labels = new Set(rounds.flatMap((round) => Object.values(round).flatMap(Object.keys)));
  const rows = [...labels].map((label) => {
    const figure = (round: Round, app: AppName) => round[app]?.[label] ?? NaN;
    // Per round, because the load of the machine changes between rounds.
    const ratioTo = (app: AppName) =>
      medianOf(rounds.map((round) => figure(round, 'console') / figure(round, app)));
    const medians = APP_NAMES.map((app) => medianOf(rounds.map((round) => figure(round, app))));
    return [label, ...medians, ...PEERS.map(ratioTo)];
  });
  return formatTable(['figure', ...APP_NAMES, ...PEERS.map((app) => `to ${app}`)], rows);
};
