import { percentile } from './percentile.ts';

export const print = (...words: string[]) => process.stdout.write(`${words.join(' ')}\n`);

export const inMs = (time: number): string => `${time.toFixed(2).padStart(9)} ms`;

/** Prints the median and the 99th percentile. */
export const printTimes = (what: string, times: readonly number[]): void =>
  void print(
    `${inMs(percentile(times, 0.5))} ${inMs(percentile(times, 0.99))}  ${what} (${times.length} times)`,
  );
