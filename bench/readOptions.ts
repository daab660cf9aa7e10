import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the arguments of a command. Ends the process after `--help`, and after an argument that it does not know, with the usage. */
export const readOptions = <
  Options extends NonNullable<ParseArgsConfig['options']>,
  AllowPositionals extends boolean = false,
>(
  usage: string,
  options: Options,
  allowPositionals?: AllowPositionals,
) => {
  // pnpm passes `--` on.
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return process.exit();
  }
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return process.exit(1);
  }
};
