import { setFlagsFromString } from 'node:v8';
import { COMMANDS, describeUsage } from './commands/commands.ts';
import { readEnv } from './env.ts';
import { applySettingsFile } from './env/applySettingsFile.ts';
import { StartError } from './platform/StartError.ts';
import { readManifest } from './readManifest.ts';

/** Version, commit and Node, a line each. */
const describeVersion = (): string => {
  const { version, commit = 'unknown (not built)' } = readManifest();
  return `Planner Admin ${version}\nCommit ${commit}\nNode ${process.versions.node}`;
};

/** Work with invalid variables, too. */
const INFORMATION: Readonly<Record<string, () => string>> = {
  help: describeUsage,
  '--help': describeUsage,
  '-h': describeUsage,
  version: describeVersion,
  '--version': describeVersion,
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const run = async (): Promise<void> => {
  // Without the `--` that pnpm passes on.
  const [name = 'serve', ...args] = process.argv.slice(2).filter((argument) => argument !== '--');
  const describe = Object.hasOwn(INFORMATION, name) ? INFORMATION[name] : undefined;
  if (describe) return print(describe());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartError(`There is no command "${name}".\n${describeUsage()}`);
  if (command.args === undefined && args.length > 0) throw new StartError(`${name} takes no arguments.`);
  applySettingsFile(process.env);
  await command.run(readEnv(process.env), args, print);
};

// By default a heap as small as ours is collected whole after nearly every small collection, for 10 to 30 ms: V8 starts as soon as less is left than new objects may take.
for (const flag of ['soft-trigger=80', 'hard-trigger=90'])
  setFlagsFromString(`--incremental-marking-${flag}`);

// A reader that has ended, such as `head`, or a full disk must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  await run();
} catch (error) {
  // Others are bugs and keep their stack.
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
