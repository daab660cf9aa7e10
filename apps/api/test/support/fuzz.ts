import { runs } from './runs.ts';

/** `FUZZ_SEED`: repeats what a failed run printed, or tries other values. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1994);
/** `FUZZ_SECONDS`: how long each file of generated requests runs, instead of a number of runs. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);

/**
 * Settings of a property for fast-check.
 * @param count how often it is tried
 * @param share its part of the seconds of its file, from 0 to 1
 */
export const fuzz = (count: number, share: number) =>
  SECONDS > 0
    ? { seed: SEED, numRuns: 2 ** 31 - 1, interruptAfterTimeLimit: SECONDS * 1000 * share }
    : { seed: SEED, numRuns: runs(count) };
