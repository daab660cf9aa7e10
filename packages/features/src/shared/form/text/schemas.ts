import * as v from 'valibot';
import { cleanEmail, trimLine } from './cleanText.ts';
import { problemOfName, problemOfEmail, problemOfPassword } from './textRules.ts';

const withoutProblem = (problemOf: (text: string) => string | undefined) =>
  v.check(
    (text: string) => problemOf(text) === undefined,
    ({ input }) => problemOf(input) ?? '',
  );

/** A name: `OneLineText` without invisible characters. */
export const requiredLine = (label: string) =>
  v.pipe(
    v.string(),
    v.transform(trimLine),
    withoutProblem((text) => problemOfName(label, text)),
  );

/** `Email` */
export const email = v.pipe(v.string(), v.transform(cleanEmail), withoutProblem(problemOfEmail));

/** `Password`; not trimmed. */
export const newPassword = (least?: number) =>
  v.pipe(
    v.string(),
    withoutProblem((text) => problemOfPassword(text, least)),
  );
