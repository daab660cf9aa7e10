/** A moment as an ISO timestamp, or why it is none. @param date `YYYY-MM-DD`. @param time `HH:MM` in the browser's time zone */
export const momentOf = (
  date: string,
  time: string,
): { at: string } | { date: string } | { time: string } => {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return { date: 'Enter a complete date' };
  if (hours === undefined || minutes === undefined) return { time: 'Enter a time such as 09:00' };
  const moment = new Date(`${date}T${hours.padStart(2, '0')}:${minutes}:00`);
  if (moment.getHours() !== Number(hours) || moment.getMinutes() !== Number(minutes))
    return { time: `${time.trim()} does not exist on this day: clocks go forward. Choose another time` };
  return { at: moment.toISOString() };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The date and the time of day of a moment, as `momentOf` takes them. */
export const fieldsOf = (at: string): { date: string; time: string } => {
  const moment = new Date(at);
  const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return { date, time: `${two(moment.getHours())}:${two(moment.getMinutes())}` };
};

/** Such as “Europe/Berlin, GMT+1”. */
export const zoneAt = (at: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(new Date(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone}, ${offset}`;
};
