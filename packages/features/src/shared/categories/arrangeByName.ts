import { folded } from '../folded.ts';
import type { NamedCategory, NameSort } from './NamedCategory.ts';

// Numbers in names count as numbers, and case makes no difference: a2, A10.
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The categories whose name contains `query`, whatever case and marks it is typed in, sorted by name. */
export const arrangeByName = <Category extends NamedCategory>(
  categories: readonly Category[],
  query: string,
  sort: NameSort,
): Category[] => {
  const wanted = folded(query.trim());
  const direction = sort === 'ascending' ? 1 : -1;
  return categories
    .filter(({ name }) => folded(name).includes(wanted))
    .toSorted((one, other) => direction * collator.compare(one.name, other.name));
};
