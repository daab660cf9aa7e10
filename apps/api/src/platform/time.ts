export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const YEAR_MS = 366 * DAY_MS;

/** The UTC day of an ISO 8601 time, as tables of counts use it. */
export const dayOf = (isoTime: string): string => isoTime.slice(0, 'YYYY-MM-DD'.length);
