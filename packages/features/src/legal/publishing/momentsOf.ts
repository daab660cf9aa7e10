const DAY_MS = 24 * 3_600_000;

/** Date and time of day of a moment in a time zone, by default the browser's, as `momentsOf` takes them. */
export const fieldsOf = (at: string, timeZone?: string): { date: string; time: string } => {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
    .format(new Date(at))
    .split(' ');
  return { date, time };
};

/**
 * The moments that a date and a time of day are in a time zone, by default the browser's, as ISO timestamps: two where clocks go back.
 * Or why there is none. @param date `YYYY-MM-DD`. @param time `HH:MM`
 */
export const momentsOf = (
  date: string,
  time: string,
  timeZone?: string,
): { moments: readonly string[] } | { date: string } | { time: string } => {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim()) ?? [];
  const clock = `${hours?.padStart(2, '0')}:${minutes}`;
  const wanted = /^[12]\d{3}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T${hours ? clock : '00:00'}Z`) : NaN;
  if (Number.isNaN(wanted)) return { date: 'Enter a complete date' };
  if (!hours) return { time: 'Enter a time such as 09:00' };
  // With the offsets before and after a change of clocks.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => {
    const there = fieldsOf(new Date(near).toISOString(), timeZone);
    return new Date(wanted - Date.parse(`${there.date}T${there.time}Z`) + near).toISOString();
  });
  const moments = [...new Set(candidates.toSorted())].filter((at) => {
    const there = fieldsOf(at, timeZone);
    return there.date === date && there.time === clock;
  });
  return moments.length > 0
    ? { moments }
    : { time: `${clock} does not exist on this day: clocks go forward. Choose another time` };
};
