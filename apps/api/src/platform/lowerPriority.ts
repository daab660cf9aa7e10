import { constants, getPriority, setPriority } from 'node:os';

/** Leaves the thread a tenth of a busy core. */
const NICENESS = 10;

/** Lowers the priority of the worker that calls it. Only on Linux: elsewhere, all threads of a process share one. */
export const lowerPriority = (): void => {
  if (process.platform === 'linux')
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));
};
