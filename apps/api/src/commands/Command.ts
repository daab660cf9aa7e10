import type { Env } from '../env.ts';

/** Writes a line to standard output. */
export type Print = (line: string) => void;

/** Resolves when the command is done, or the server is running. @throws StartError when the operator has to act */
export type Run = (env: Env, args: readonly string[], print: Print) => Promise<void>;
