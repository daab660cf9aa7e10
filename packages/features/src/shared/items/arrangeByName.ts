import { createMatcher } from '@planner/ui';
import type { NamedItem, NameSort } from './Resource.ts';

// Natural order: a2 before A10.
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Filters by the words of a query, and sorts. */
export const arrangeByName = <Item extends NamedItem>(
  items: readonly Item[],
  query: string,
  sort: NameSort,
): Item[] => {
  const isFound = createMatcher(query);
  const direction = sort === 'ascending' ? 1 : -1;
  return items
    .filter(({ name }) => isFound(name))
    .toSorted((one, other) => direction * collator.compare(one.name, other.name));
};
