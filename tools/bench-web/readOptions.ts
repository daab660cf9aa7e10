import { parseArgs } from 'node:util';

export interface Options {
  /** Rounds in which console and reference pages take turns. */
  readonly runs: number;
  /** Names of the scenarios to run; all if empty. */
  readonly only: readonly string[];
}

const DEFAULT_RUNS = '5';

/** Parses `--runs N` and `--only NAME`, which may be repeated. @throws for anything else */
export const readOptions = (args: readonly string[], scenarios: readonly string[]): Options => {
  const { values } = parseArgs({
    // pnpm passes `--` on.
    args: args.filter((arg) => arg !== '--'),
    options: {
      runs: { type: 'string', default: DEFAULT_RUNS },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs must be from 1 to 99, not "${values.runs}"`);
  const unknown = values.only.find((name) => !scenarios.includes(name));
  if (unknown !== undefined)
    throw new Error(`--only must be one of ${scenarios.join(', ')}, not "${unknown}"`);
  return { runs: Number(values.runs), only: values.only };
};
