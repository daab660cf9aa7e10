import { MEASURE_PATTERN } from '@planner/api-client/patterns';
import * as v from 'valibot';
import { problemOfRequiredLine } from './lineRules.ts';
import { problemOfEmail, problemOfPassword } from './textRules.ts';

const withoutProblem = (problemOf: (text: string) => string | undefined) =>
  v.check(
    (text: string) => problemOf(text) === undefined,
    ({ input }) => problemOf(input) ?? '',
  );

/** `OneLineText` */
export const requiredLine = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    withoutProblem((text) => problemOfRequiredLine(label, text)),
  );

/** `Email` */
export const email = v.pipe(v.string(), v.trim(), withoutProblem(problemOfEmail));

/** `Password`; not trimmed. */
export const newPassword = v.pipe(v.string(), withoutProblem(problemOfPassword));

/** `Measure`, or empty. A decimal comma becomes a point. */
export const measure = (label: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.replace(',', '.')),
    v.regex(MEASURE_PATTERN, `${label} must be a number above 0, such as 54.5`),
  );
