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
  /** Address of the Storybook that stories link to. Undefined: that of the report, or the local one. */
  readonly storybook: string | undefined;
  /** Storybook's globals by look. */
  readonly globals: Readonly<Record<string, string>>;
  /** In the names of the baselines. */
  readonly platform: string;
  readonly port: number;
}

const GLOBALS = ['light=theme:light', 'dark=theme:dark', 'rtl=direction:rtl'];

/** @throws for unknown options and wrong values */
export function readOptions(
  args: readonly string[],
  folder: string,
  { STORYBOOK_URL }: NodeJS.ProcessEnv,
): Options {
  const { values } = parseArgs({
    // pnpm passes `--` on.
    args: args.filter((arg) => arg !== '--'),
    options: {
      root: { type: 'string', default: folder },
      attachments: { type: 'string', default: '.vitest-attachments' },
      out: { type: 'string', default: 'picture-report' },
      from: { type: 'string' },
      report: { type: 'boolean', default: false },
      storybook: { type: 'string', default: STORYBOOK_URL },
      globals: { type: 'string', multiple: true, default: GLOBALS },
      platform: { type: 'string', default: 'linux' },
      port: { type: 'string', default: '0' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be from 0 to 65535, not "${values.port}"`);
  const { storybook, from } = values;
  if (storybook !== undefined && !/^https?:\/\//.test(storybook))
    throw new Error(`--storybook and STORYBOOK_URL must be http addresses, not "${storybook}"`);
  const pairs = values.globals.map((pair) => {
    const [, look, globals] = /^([^=]+)=([\w.:;-]+)$/.exec(pair) ?? [];
    if (!look || !globals) throw new Error(`--globals must be like dark=theme:dark, not "${pair}"`);
    return [look, globals] as const;
  });
  const { report: isReportOnly, ...rest } = values;
  return { ...rest, from, storybook, globals: Object.fromEntries(pairs), isReportOnly, port };
}
