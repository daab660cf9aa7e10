/** Bundlers replace the name. */
declare const process: { env: { NODE_ENV?: string } };

/** False in production, where bundlers leave out what depends on it. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

const reported = new Set<string>();

/** Says once what is wrong with what the application passes. Call it during development only. */
export function report(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.error(problem);
}

/** Answers the label or title of a component, `of`. During development reports that it has none. */
export function named<Label>(of: string, label: Label): Label {
  if (isDevelopment && !label) report(`${of} has no name: screen readers can’t say what it is`);
  return label;
}

/**
 * Reports options that occur twice, and chosen values that are none of them; an empty list may still be loading. `of` names the
 * component: `Select “Role”`. Call it during development only.
 */
export function checkOptions(
  of: string,
  values: readonly string[],
  chosen: readonly (string | undefined)[] = [],
): void {
  const known = new Set<string>();
  for (const value of values) {
    if (known.has(value)) report(`${of} has the option “${value}” twice: give each its own value`);
    known.add(value);
  }
  for (const value of known.size > 0 ? chosen : [])
    if (value && !known.has(value)) report(`${of} has the value “${value}”, which is none of its options`);
}
