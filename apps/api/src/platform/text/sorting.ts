const collator = new Intl.Collator('en', { numeric: true });

/** Compares by name: case and accents count last, numbers by value. */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name);
