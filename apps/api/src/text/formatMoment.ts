const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment for people whose time zone is not known: `4 May 2026 at 10:00 UTC`. */
export const formatMoment = (moment: Date): string => `${format.format(moment)} UTC`;
