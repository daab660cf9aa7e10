import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finished } from './outcomeOf.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const execute = (command: string, cwd = root, env: NodeJS.ProcessEnv = {}): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The output is read in logs, without colors and animations.
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
