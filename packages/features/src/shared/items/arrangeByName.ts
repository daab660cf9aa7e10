import { foldText } from '../format/foldText.ts';
import type { NamedItem, NameSort } from './Resource.ts';

// Natural order: a2 before A10.
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Filters by name, ignoring case and diacritics, and sorts. */
export const arrangeByName = <Item extends NamedItem>(
  items: readonly Item[],
  query: string,
  sort: NameSort,
): Item[] => {
  const wanted = foldText(query);
  const direction = sort === 'ascending' ? 1 : -1;
  return items
    .filter(({ name }) => foldText(name).includes(wanted))
    .toSorted((one, other) => direction * collator.compare(one.name, other.name));
};
