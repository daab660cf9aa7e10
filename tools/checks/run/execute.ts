import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finished } from './outcomeOf.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @param maxSilenceMs ends a command that prints nothing for so long, and the processes it has started */
export const execute = (
  command: string,
  cwd = root,
  env: NodeJS.ProcessEnv = {},
  maxSilenceMs?: number,
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The output is read in logs, without colors and animations.
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
      // A process group of its own can be ended as a whole.
      detached: maxSilenceMs !== undefined,
    });
    let output = '';
    let isStalled = false;
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const silence =
      maxSilenceMs === undefined
        ? undefined
        : setTimeout(() => {
            isStalled = true;
            end();
          }, maxSilenceMs);
    // Ctrl+C does not reach it.
    if (silence) process.once('exit', end);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      silence?.refresh();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('close', (code) => {
      clearTimeout(silence);
      process.off('exit', end);
      resolve({ code: code ?? 1, output, isStalled });
    });
  });
