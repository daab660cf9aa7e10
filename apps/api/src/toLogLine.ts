/** What some readers of logs take for the end of a line, or for a command to the terminal, and JSON leaves as it is. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * One event as one line of the operator's log: JSON, in which nothing that a client has sent can look like another line.
 * @param time when it is logged
 */
export const toLogLine = (event: Record<string, unknown>, time: Date): string =>
  `${JSON.stringify({ time: time.toISOString(), ...event }).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
