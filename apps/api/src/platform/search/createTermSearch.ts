import { type Expression, type SqlBool, sql } from 'kysely';
import type { Engine, IndexTerms, TextSearch } from '../db/Engine.ts';
import { GRAM_LENGTH, trigramsOf } from '../text/grams.ts';
import { chooseGrams, type GramCount } from './chooseGrams.ts';
import type { SearchTotals } from './createSearchTotals.ts';

/** A rare term of one or two letters is searched by the trigrams that start with it, up to this many. */
const MAX_TRIGRAMS = 200;
/** Sorts after everything that starts with a gram. */
const LAST = '\u{10FFFF}';

export interface SearchedTable<Count extends GramCount> {
  table: 'users' | 'subscriptions';
  index: TextSearch;
  countHits: SearchTotals;
  /** Counts of grams, in the order given; see `inOrderOf`. */
  readGrams: (grams: readonly string[]) => Promise<Count[]>;
  /** Counts of up to `limit` grams that are in use and sort between two texts. */
  readGramsBetween: (after: string, before: string, limit: number) => Promise<GramCount[]>;
}

/** Sorts counts by their grams, and adds `none` for those that are not counted. */
export const inOrderOf = <Count extends object>(
  grams: readonly string[],
  rows: readonly (Count & { key: string })[],
  none: Count,
): (Count & { key: string })[] => {
  const counts = new Map(rows.map((row) => [row.key, row]));
  return grams.map((key) => counts.get(key) ?? { ...none, key });
};

/** True for terms with more letters than the counted grams. */
export const isLong = (term: string): boolean => Array.from(term).length > GRAM_LENGTH;

/** Searches the column `search` of a table; see ADR 11. Terms are folded and not empty. */
export const createTermSearch = <Count extends GramCount>(
  { textContains }: Engine,
  { table, index, countHits, readGrams, readGramsBetween }: SearchedTable<Count>,
) => {
  /** Trigrams in use that start with a shorter term, the most frequent first. */
  const listTrigrams = async (term: string): Promise<string[]> => {
    const grams = await readGramsBetween(term, term + LAST, MAX_TRIGRAMS + 1);
    return grams
      .toSorted((a, b) => b.texts - a.texts)
      .map(({ key }) => key)
      .filter((key) => Array.from(key).length === GRAM_LENGTH);
  };

  /** Chooses the terms to look up in the index; undefined where the index doesn't help. */
  const indexTermsOf = async (term: string): Promise<IndexTerms | undefined> => {
    if (Array.from(term).length >= GRAM_LENGTH) return chooseGrams(term, await readGrams(trigramsOf(term)));
    const trigrams = await listTrigrams(term);
    return trigrams.length > 0 && trigrams.length <= MAX_TRIGRAMS ? { term, any: trigrams } : undefined;
  };

  /** Condition on the table. @param terms of `indexTermsOf`; undefined compares all texts */
  const contains = (term: string, terms?: IndexTerms): Expression<SqlBool> =>
    terms ? index.contains(terms) : textContains(sql.ref(`${table}.search`), term);

  /** Counts the hits of a long term; undefined if no text contains one of its trigrams. */
  const count = async (
    term: string,
  ): Promise<{ hits: number; terms: IndexTerms; grams: Count[] } | undefined> => {
    const grams = await readGrams(trigramsOf(term));
    if (grams.some(({ texts }) => texts === 0)) return undefined;
    const terms = chooseGrams(term, grams);
    const atMost = Math.min(...grams.map(({ texts }) => texts));
    const hits = await countHits({ term, part: '', atMost }, index.hits(terms));
    return { hits, terms, grams };
  };

  return { indexTermsOf, contains, count };
};
