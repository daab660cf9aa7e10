import { scanTags } from '@planner/policy-html';
import { diff3Merge } from 'node-diff3';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** `li` and rows are blocks of their own, so that two people can work on a list. */
const OUTER = /^(?:ol|ul|table|tbody|thead|tfoot|div|section|article)$/i;
/** Empty paragraphs belong to the next block: many equal blocks are slow to compare, and ambiguous. */
const EMPTY = /^(?:<[^>]*>|&nbsp;|\s)*$/;
/** Equal blocks that can be compared in time, which grows with the cube of their number. */
const MAX_EQUAL = 300;

/** Cuts HTML into blocks, whose bytes together are the text. */
export const splitBlocks = (html: string): string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end));
    start = end;
  };
  for (const { name, isEnd, start: at, end, isBroken } of scanTags(html)) {
    if (isBroken || VOID.test(name)) continue;
    if (OUTER.test(name)) {
      if (depth === 0) {
        if (!isEnd) cut(at);
        cut(end);
      }
    } else if (isEnd) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && !EMPTY.test(html.slice(start, end))) cut(end);
    } else depth += 1;
  }
  cut(html.length);
  return blocks;
};

/** Blocks that only one person changed, or one place that both changed. */
export type MergePart = { text: string } | { mine: string; theirs: string };

const hasTooManyEqual = (blocks: readonly string[]): boolean => {
  const counts = new Map<string, number>();
  for (const block of blocks) counts.set(block, (counts.get(block) ?? 0) + 1);
  return [...counts.values()].some((count) => count > MAX_EQUAL);
};

/** Tags, and words with the spaces and marks that follow. */
const tokensOf = (html: string): string[] =>
  html.match(/<[^<>]*>|[\p{L}\p{N}\p{M}_&;]+[^<\p{L}\p{N}\p{M}_&;]*|[^]/gu) ?? [];

const tagsIn = (html: string): string => (html.match(/<[^<>]*>/g) ?? []).join('');

/**
 * Merges the words of a block that both changed. Undefined if they changed the same words or neighbors, which may mean something
 * together (“14 days”), or if both changed its tags.
 */
const mergeWords = (mine: string, base: string, theirs: string): string | undefined => {
  if (tagsIn(mine) !== tagsIn(base) && tagsIn(theirs) !== tagsIn(base)) return undefined;
  const tokens = [mine, base, theirs].map(tokensOf);
  if (tokens.some(hasTooManyEqual)) return undefined;
  const [ours = [], old = [], others = []] = tokens;
  const merged = diff3Merge(ours, old, others);
  return merged.some(({ conflict }) => conflict) ? undefined : merged.flatMap(({ ok }) => ok ?? []).join('');
};

/** Merges two texts that began as `base`: block by block, and word by word in a block that both changed. */
export const mergeTexts = (base: string, mine: string, theirs: string): MergePart[] => {
  const [ours, old, others] = [splitBlocks(mine), splitBlocks(base), splitBlocks(theirs)];
  if ([ours, old, others].some(hasTooManyEqual)) return [{ mine, theirs }];
  const parts: MergePart[] = [];
  for (const { ok, conflict } of diff3Merge(ours, old, others)) {
    const both = conflict && { mine: conflict.a.join(''), theirs: conflict.b.join('') };
    const text = both ? mergeWords(both.mine, conflict.o.join(''), both.theirs) : (ok ?? []).join('');
    const last = parts.at(-1);
    if (text === undefined) parts.push(both ?? { text: '' });
    else if (last && 'text' in last) last.text += text;
    else parts.push({ text });
  }
  return parts;
};
