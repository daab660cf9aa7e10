import { COMMANDS } from './commands/commands.ts';
import { describeUsage } from './commands/describeUsage.ts';
import { describeVersion } from './commands/describeVersion.ts';
import { readEnv } from './env.ts';
import { StartError } from './platform/StartError.ts';
import { printLine as print, readArguments, runMain } from './runMain.ts';

/** Work with invalid variables, too. */
const INFORMATION: Readonly<Record<string, () => string>> = {
  help: describeUsage,
  '--help': describeUsage,
  '-h': describeUsage,
  version: describeVersion,
  '--version': describeVersion,
};

await runMain(async () => {
  const [name = 'serve', ...args] = readArguments();
  const describe = Object.hasOwn(INFORMATION, name) ? INFORMATION[name] : undefined;
  if (describe) return print(describe());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartError(`There is no command "${name}".\n${describeUsage()}`);
  if (command.args === undefined && args.length > 0) throw new StartError(`${name} takes no arguments.`);
  await command.run(readEnv(process.env), args, print);
});
