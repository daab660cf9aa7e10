import type { Check } from './Check.ts';

/** The checks whose names start with one of `starts`, and those they need. @throws if no check starts with one of them */
export function pickChecks(checks: readonly Check[], starts: readonly string[]): Check[] {
  const unknown = starts.filter((start) => !checks.some(({ name }) => name.startsWith(start)));
  if (unknown.length > 0) {
    const names = checks.map(({ name }) => name).join(', ');
    throw new Error(`No such check: ${unknown.join(', ')}. There are: ${names}.`);
  }
  const named = checks.filter(({ name }) => starts.some((start) => name.startsWith(start)));
  return checks.filter((check) => named.includes(check) || named.some(({ needs }) => needs === check.name));
}
