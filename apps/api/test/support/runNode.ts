import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';

/** A finished process. */
export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A running process of one of the server's commands. */
export interface RunningNode {
  child: ChildProcessWithoutNullStreams;
  /** Waits for a line of the output that matches, and returns what its first group holds. */
  line(pattern: RegExp): Promise<string>;
  /** All of the output so far. */
  output(): string;
  finished: Promise<Finished>;
}

const SOURCES = path.resolve(import.meta.dirname, '../../src');

/**
 * Starts a file of `src` as its own process, with none of this one's settings.
 * @param variables of the environment, beside those that Node needs
 */
export const runNode = (
  file: string,
  variables: Record<string, string | undefined>,
  args: readonly string[] = [],
): RunningNode => {
  const child = spawn(process.execPath, [path.join(SOURCES, file), ...args], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const finished = new Promise<Finished>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return {
    child,
    finished,
    output: () => stdout,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(stdout);
          if (found) resolve(found[1] ?? found[0]);
        };
        look();
        child.stdout.on('data', look);
        child.on('close', (code) => {
          reject(new Error(`The process ended with ${code} and said: ${stdout}${stderr}`));
        });
      }),
  };
};
