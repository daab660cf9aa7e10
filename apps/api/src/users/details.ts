import { HttpError } from '../platform/http/HttpError.ts';
import { HOUR_MS } from '../platform/time.ts';
import { DETAILS, type UserDetails } from './table.ts';

const EARLIEST_BIRTH = '1900-01-01';
/** UTC+14, where each day begins first. */
const MAX_UTC_OFFSET_HOURS = 14;

/** @throws HttpError 422 for a date before 1900, or one in the future in every time zone */
export const checkDateOfBirth = (dob: string | null | undefined, now: Date): void => {
  if (!dob) return;
  const latest = new Date(now.getTime() + MAX_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10);
  if (dob < EARLIEST_BIRTH || dob > latest)
    throw HttpError.invalid({ dob: `Date of birth must be between ${EARLIEST_BIRTH} and today` });
};

/** The details in a body. Empty ones are not known. */
export const detailsIn = (body: { [Name in keyof UserDetails]?: string | null }): Partial<UserDetails> =>
  Object.fromEntries(
    DETAILS.filter((name) => body[name] !== undefined).map((name) => [name, body[name] || null]),
  );
