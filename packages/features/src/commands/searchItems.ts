import { createMatcher, foldText } from '@planner/ui';

export interface SearchableItem {
  label: string;
  description?: string | undefined;
}

/** 0 if the label starts with the query, 1 if one of its words does, else 2. */
const rank = ({ label }: SearchableItem, query: string): number => {
  const text = foldText(label);
  if (text.startsWith(query)) return 0;
  return text.includes(` ${query}`) ? 1 : 2;
};

/** Items that contain all words of the query, best matches first; all items for an empty query. */
export const searchItems = <Item extends SearchableItem>(items: readonly Item[], query: string): Item[] => {
  const wanted = foldText(query);
  const isFound = createMatcher(query);
  return items
    .filter(({ label, description = '' }) => isFound(label, description))
    .toSorted((a, b) => (wanted === '' ? 0 : rank(a, wanted) - rank(b, wanted)));
};
