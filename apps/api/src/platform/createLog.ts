import { pino, destination } from 'pino';

/** From the most to the least severe. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Logs an event for the operator. Events must hold no secrets. */
export type Log = (event: { level: LogLevel; [detail: string]: unknown }) => void;

/** Holds neither path nor query, which can contain tokens and searched names. */
export interface ServedRequest {
  requestId: string;
  method: string;
  /** Operation of the contract, `docs`, `metrics`, `file`, or `unknown`. */
  operation: string;
  status: number;
  durationMs: number;
  /** Id of the account that called. Not its address, which names a person. */
  account?: string | undefined;
  /** Of the client, masked. */
  network?: string | undefined;
}

/** Characters that log viewers may treat as line ends or terminal commands, and that JSON doesn't escape. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g;

/** The text of an error, or of anything else that was thrown, for the log. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Writes events as lines of JSON to standard error, except those less severe than `level`. No client input can look like another
 * line. If nobody reads standard error, or its disk is full, lines are lost and the server continues.
 */
export const createLog = (level: LogLevel, file: number | string = process.stderr.fd): Log => {
  const to = destination({ dest: file, sync: true });
  to.on('error', () => {});
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        streamWrite: (line) =>
          line.replaceAll(
            UNSAFE,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
          ),
      },
    },
    to,
  );
  return ({ level: severity, ...event }) => logger[severity](event);
};
