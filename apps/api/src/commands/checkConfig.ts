import type { Env } from '../env.ts';
import { warningsOf } from '../env/warningsOf.ts';

/** Prints what is unsafe. Invalid variables end every command before it starts. */
export const checkConfig = (
  env: Env,
  _args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  for (const warning of warningsOf(env)) print(`Warning: ${warning}`);
  print('All variables are valid.');
  return Promise.resolve();
};
