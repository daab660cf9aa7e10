/** Characters that log viewers may treat as line ends or terminal commands, and that JSON doesn't escape. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g;

/** Formats an event as one line of JSON, in which no client input can look like another line. */
export const toLogLine = (event: Record<string, unknown>, time: Date): string =>
  `${JSON.stringify({ time: time.toISOString(), ...event }).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
