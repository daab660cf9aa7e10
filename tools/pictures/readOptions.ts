import { parseArgs } from 'node:util';

export interface Options {
  /** Root of the repository. */
  readonly root: string;
  /** Folder in which Vitest leaves what differs, relative to the root. */
  readonly attachments: string;
  /** Folder of the report, relative to the root. */
  readonly out: string;
  /** A report to review instead of the last run, such as one that CI wrote. */
  readonly from: string | undefined;
  /** Only writes the report. */
  readonly isReportOnly: boolean;
  /** Address of the Storybook that stories link to. */
  readonly storybook: string;
  /** In the names of the baselines. */
  readonly platform: string;
  readonly port: number;
}

/** @throws for unknown options */
export function readOptions(args: readonly string[], folder: string): Options {
  const { values } = parseArgs({
    // pnpm passes `--` on.
    args: args.filter((arg) => arg !== '--'),
    options: {
      root: { type: 'string', default: folder },
      attachments: { type: 'string', default: '.vitest-attachments' },
      out: { type: 'string', default: 'picture-report' },
      from: { type: 'string' },
      report: { type: 'boolean', default: false },
      storybook: { type: 'string', default: 'http://localhost:6006' },
      platform: { type: 'string', default: 'linux' },
      port: { type: 'string', default: '0' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be from 0 to 65535, not "${values.port}"`);
  if (!/^https?:\/\//.test(values.storybook))
    throw new Error(`--storybook must be an http address, not "${values.storybook}"`);
  const { report: isReportOnly, ...rest } = values;
  return { ...rest, from: values.from, isReportOnly, port };
}
