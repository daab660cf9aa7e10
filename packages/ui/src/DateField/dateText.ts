/** Value of a `DateField` that is only partly filled in. Not a valid date, so validation stops a form with it. */
export const INCOMPLETE_DATE = 'incomplete';

/** Midnight UTC of `YYYY-MM-DD`; undefined for any other text. */
export function readDate(text: string): Date | undefined {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text ? date : undefined;
}
