import { COMMANDS } from './commands.ts';

/** A line per command. */
export const describeUsage = (): string => {
  const commands = Object.entries(COMMANDS).map(([name, { args, does }]) => [
    args === undefined ? name : `${name} ${args}`,
    does,
  ]);
  const rows = [...commands, ['version', 'print version, commit and Node'], ['help', 'print this']];
  const width = Math.max(...rows.map(([usage = '']) => usage.length));
  return [
    'Usage: node server.js [COMMAND]',
    '',
    ...rows.map(([usage = '', does = '']) => `  ${usage.padEnd(width)}  ${does}`),
    '',
    'Environment variables configure every command; check-config checks them.',
  ].join('\n');
};
