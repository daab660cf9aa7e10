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
 * Answers whether an id comes for the first time, to leave out what repeats one: react-aria throws at it. During development
 * reports it. `of` names the component: `Select “Role”`.
 */
export function firstOnly(of: string, what = 'option', its: 'value' | 'id' = 'value') {
  const known = new Set<string>();
  return (id: string): boolean => {
    if (isDevelopment && known.has(id))
      report(`${of} has the ${what} “${id}” twice: give each its own ${its}`);
    return known.size < known.add(id).size;
  };
}

/** Options without those that repeat a value. During development reports them, and chosen values that are none of the options; an empty list may still be loading. */
export function uniqueOptions<Option extends { readonly value: string }>(
  of: string,
  options: ReadonlyArray<Option>,
  chosen: ReadonlyArray<string | undefined> = [],
): ReadonlyArray<Option> {
  const isFirst = firstOnly(of);
  const unique = options.filter(({ value }) => isFirst(value));
  if (isDevelopment) checkChosen(of, unique, chosen);
  return unique;
}

/** Reports chosen values that are none of the options. Call it during development only. */
export function checkChosen(
  of: string,
  options: ReadonlyArray<{ readonly value: string }>,
  chosen: ReadonlyArray<string | undefined>,
): void {
  for (const value of options.length > 0 ? chosen : [])
    if (value && !options.some((option) => option.value === value))
      report(`${of} has the value “${value}”, which is none of its options`);
}
