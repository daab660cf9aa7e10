const collator = new Intl.Collator('en', { numeric: true });

/** Compares named things for a list by name: without regard to case and accents first, numbers by their value. */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name);
