import type { Check } from './Check.ts';

/** Those of `starts` with which no check's name starts. */
export const unknownNames = (checks: readonly Check[], starts: readonly string[]): string[] =>
  starts.filter((start) => !checks.some(({ name }) => name.startsWith(start)));

/** The checks whose names start with one of `starts`, and those they need. */
export function pickChecks(checks: readonly Check[], starts: readonly string[]): Check[] {
  const named = checks.filter(({ name }) => starts.some((start) => name.startsWith(start)));
  return checks.filter((check) => named.includes(check) || named.some(({ needs }) => needs === check.name));
}
