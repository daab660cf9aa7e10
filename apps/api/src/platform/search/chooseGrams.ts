import type { IndexTerms } from '../db/Engine.ts';

/** Comparing a text costs as much as reading this many entries of the index. */
const COMPARISON_COST = 50;
/** More grams seldom leave fewer texts to compare. */
const MAX_GRAMS = 4;

export interface GramCount {
  key: string;
  /** Number of texts with this trigram. */
  texts: number;
}

const sum = (counts: readonly GramCount[]): number => counts.reduce((total, { texts }) => total + texts, 0);

/**
 * Chooses between looking up a whole term, which reads the entries of all its trigrams, and looking up its rarest trigrams
 * and comparing the texts that have them. A domain that everyone has would otherwise slow down every whole address.
 */
export const chooseGrams = (term: string, counts: readonly GramCount[]): IndexTerms => {
  const rarest = counts.toSorted((a, b) => a.texts - b.texts).slice(0, MAX_GRAMS);
  const candidates = rarest[0]?.texts ?? 0;
  return sum(rarest) + candidates * COMPARISON_COST < sum(counts)
    ? { term, grams: rarest.map(({ key }) => key) }
    : { term, grams: [term] };
};
