import { constants, getPriority, setPriority } from 'node:os';

/** Still gets a tenth of a core that others keep busy. */
const LOWER = 10;

/** Lets other threads run first, in a worker. Elsewhere than in Linux, a priority belongs to the whole process. */
export const yieldToOthers = (): void => {
  if (process.platform === 'linux')
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + LOWER));
};
