import type { Log } from './createLog.ts';
import { stackOf } from './stackOf.ts';

/** Logs the error that ends the process, an unhandled rejection included, in the format of the other events. */
export const logCrashes = (log: Log): void => {
  process.on('uncaughtException', (error, origin) => {
    log({ level: 'error', crash: origin, stack: stackOf(error) });
    process.exit(1);
  });
};
