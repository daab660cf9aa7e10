/** From the most to the least severe. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Logs an event for the operator. Events must hold no secrets. */
export type Log = (event: { level: LogLevel; [detail: string]: unknown }) => void;

/** Characters that log viewers may treat as line ends or terminal commands, and that JSON doesn't escape. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g;

/** Formats an event as one line of JSON, in which no client input can look like another line. */
export const toLogLine = (event: Record<string, unknown>, time: Date): string =>
  `${JSON.stringify({ time: time.toISOString(), ...event }).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;

/** The text of an error, or of anything else that was thrown, for the log. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Writes events as lines of JSON to standard error, except those less severe than `level`. */
export const createLog = (level: LogLevel): Log => {
  const logged = new Set<LogLevel>(LOG_LEVELS.slice(0, LOG_LEVELS.indexOf(level) + 1));
  return (event) => {
    if (logged.has(event.level)) process.stderr.write(toLogLine(event, new Date()));
  };
};
