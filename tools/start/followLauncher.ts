import { readFileSync } from 'node:fs';
import path from 'node:path';

const CHECK_MS = 500;
/** `npx`, its shell, `pnpm`, and its shell. */
const MAX_ANCESTORS = 4;

export interface ProcessInfo {
  parent: number;
  /** Program and arguments. */
  command: string[];
}

/** Undefined if the process does not exist. */
const readProcess = (pid: number): ProcessInfo | undefined => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { parent: Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]), command };
  } catch {
    return undefined;
  }
};

/** Whether a process is `pnpm`, Node running `pnpm`, or the `npx` that started it and is titled so. */
const isLauncher = ({ command: [program = '', script = ''] }: ProcessInfo): boolean =>
  /^npm exec pnpm\b/.test(program) ||
  [program, script].some((file) => /^pnpm(?:\.[cm]?js)?$/.test(path.basename(file)));

/** Launchers above `pid`: shells, `pnpm`, `npx`. Not the parent of `pnpm` or `npx`, which may end at any time. */
export const findLaunchers = (pid: number, look = readProcess): number[] => {
  const ancestors: { pid: number; info: ProcessInfo }[] = [];
  let next = look(pid)?.parent;
  while (next !== undefined && ancestors.length < MAX_ANCESTORS) {
    const info = look(next);
    if (!info) break;
    ancestors.push({ pid: next, info });
    next = info.parent;
  }
  const outermost = ancestors.findLastIndex(({ info }) => isLauncher(info));
  return ancestors.slice(0, outermost + 1).map((ancestor) => ancestor.pid);
};

/**
 * Ends this process when a package manager that started it is gone. A signal to `npx` ends it and its shell, but
 * reaches neither `pnpm` nor its children; a signal to `pnpm` at a terminal reaches only the script's shell.
 */
export const followLauncher = (): void => {
  // Only Linux exposes all processes. Elsewhere use the direct parent: the package manager or its shell.
  const parent = process.env['npm_lifecycle_event'] === undefined ? [] : [process.ppid];
  const launchers = process.platform === 'linux' ? findLaunchers(process.pid) : parent;
  /** Whether every process still has its original parent; an orphan gets another. */
  const isComplete = () =>
    launchers.every((launcher, index) => {
      const child = launchers[index - 1];
      return launcher === (child === undefined ? process.ppid : readProcess(child)?.parent);
    });
  const timer = setInterval(() => {
    if (isComplete()) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  timer.unref();
};
