import { latinDigits } from '../format/format.ts';

/** Value of a `TimeField` that is only partly filled in. Not a valid time, so validation stops a form with it. */
export const INCOMPLETE_TIME = 'incomplete';

/** `HH:MM`, from 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A pasted time such as `9:30`, `21.05` or `9 PM` as `HH:MM`. */
export function parseTime(pasted: string): string | undefined {
  const text = latinDigits(pasted.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  // A number alone may be anything.
  if (hour === '' || text === hour) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return isTime(time) && (!half || Number(hour) <= 12) ? time : undefined;
}
