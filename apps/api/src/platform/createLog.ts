import { toLogLine } from './toLogLine.ts';

/** From the most to the least severe. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Logs an event for the operator. Events must hold no secrets. */
export type Log = (event: { level: LogLevel; [detail: string]: unknown }) => void;

/** Writes events as lines of JSON to standard error, except those less severe than `level`. */
export const createLog = (level: LogLevel): Log => {
  const logged = new Set<LogLevel>(LOG_LEVELS.slice(0, LOG_LEVELS.indexOf(level) + 1));
  return (event) => {
    if (logged.has(event.level)) process.stderr.write(toLogLine(event, new Date()));
  };
};
