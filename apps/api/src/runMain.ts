import { StartError } from './platform/StartError.ts';

/** Arguments of a command, without the `--` that pnpm passes on. */
export const readArguments = (): string[] => process.argv.slice(2).filter((argument) => argument !== '--');

export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs a command. A StartError prints its sentence and exits with 1; other errors keep their stack. */
export const runMain = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
