import { folded } from '../shared/folded.ts';

/** Something that can be found by its words. */
export interface Findable {
  label: string;
  /** Also looked through. */
  description?: string | undefined;
}

/** 0 where the label begins with the query, 1 where one of its words does, 2 where the query is found elsewhere. */
const rank = ({ label }: Findable, query: string): number => {
  const text = folded(label);
  if (text.startsWith(query)) return 0;
  return text.includes(` ${query}`) ? 1 : 2;
};

/** The items that have all words of the query, the closest first; all of them, as they stand, for an empty query. */
export const matching = <Item extends Findable>(items: readonly Item[], query: string): Item[] => {
  const wanted = folded(query).trim();
  const words = wanted.split(/\s+/);
  return items
    .filter((item) => {
      const text = folded(`${item.label} ${item.description ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => (wanted === '' ? 0 : rank(a, wanted) - rank(b, wanted)));
};
