import { describe, expect, it } from 'vitest';
import { findLaunchers, type ProcessInfo } from './followLauncher.ts';

const NODE = ['node', 'tools/start/start.ts', ''];
const SHELL = ['sh', '-c', "trap '' INT; node tools/start/start.ts", ''];
const PNPM = ['pnpm', 'start', ''];
const NPX_SHELL = ['sh', '-c', "'pnpm' start", ''];
const NPX = ['npm exec pnpm@12.21.0 start', ''];
const BASH = ['bash', ''];

/** Processes, each the child of the next; the first is 100, its parent 101 and so on. */
const lineage =
  (...commands: string[][]) =>
  (pid: number): ProcessInfo | undefined => {
    const command = commands[pid - 100];
    return command && { command, parent: pid + 1 };
  };

describe('the launchers of the server', () => {
  it.each([
    ['npx', [NODE, SHELL, PNPM, NPX_SHELL, NPX, BASH], [101, 102, 103, 104]],
    ['npx whose shell was replaced by exec', [NODE, SHELL, PNPM, NPX, BASH], [101, 102, 103]],
    ['pnpm', [NODE, SHELL, PNPM, BASH], [101, 102]],
    ['pnpm written in JavaScript', [NODE, SHELL, ['node', '/usr/bin/pnpm', 'start', ''], BASH], [101, 102]],
    ['pnpm without a shell', [NODE, PNPM, BASH], [101]],
  ])('of %s include it, but not its parent', (_, commands, launchers) => {
    expect(findLaunchers(100, lineage(...commands))).toEqual(launchers);
  });

  it.each([
    ['a shell', [NODE, BASH, ['login', '']]],
    ['a script named after pnpm', [NODE, ['sh', './pnpm-start.sh', ''], BASH]],
    [
      'a process manager that npx has started',
      [NODE, ['node', '/opt/pm2/Daemon.js', ''], ['npm exec pm2', '']],
    ],
    ['a system without process information', []],
  ])('are none when started by %s', (_, commands) => {
    expect(findLaunchers(100, lineage(...commands))).toEqual([]);
  });
});
