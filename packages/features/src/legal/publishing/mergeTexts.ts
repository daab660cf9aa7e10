import { diff3Merge } from 'node-diff3';

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** `li` and rows are blocks of their own, so that two people can work on a list. */
const OUTER = /^(?:ol|ul|table|tbody|thead|tfoot|div|section|article)$/i;

/** Cuts HTML into blocks, whose bytes together are the text. */
export const splitBlocks = (html: string): string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end));
    start = end;
  };
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    const end = index + tag.length;
    if (name === '' || VOID.test(name)) continue;
    if (OUTER.test(name)) {
      if (depth === 0) {
        if (!slash) cut(index);
        cut(end);
      }
    } else if (slash) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) cut(end);
    } else depth += 1;
  }
  cut(html.length);
  return blocks;
};

/** Blocks that only one person changed, or one place that both changed. */
export type MergePart = { text: string } | { mine: string; theirs: string };

/** Merges two texts that began as `base`, block by block. */
export const mergeTexts = (base: string, mine: string, theirs: string): MergePart[] =>
  diff3Merge(splitBlocks(mine), splitBlocks(base), splitBlocks(theirs)).map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join(''), theirs: conflict.b.join('') } : { text: (ok ?? []).join('') },
  );
