import { formatZonedTime } from '@planner/ui';

/** `Nov 2, 2026, 9:30 AM GMT+1 (Europe/Berlin)`. @param timeZone of the company; undefined on servers without one: the browser's */
export const momentText = (
  at: string,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale?: string,
): string => `${formatZonedTime(at, timeZone, locale)}${timeZone === 'UTC' ? '' : ` (${timeZone})`}`;
