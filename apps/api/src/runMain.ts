import { StartError } from './StartError.ts';

/** Runs a command; a StartError becomes its one sentence and exit code 1, anything else keeps its stack. */
export const runMain = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
