import { scanTags } from '@planner/policy-html';
import { diff3Merge } from 'node-diff3';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** `li` and rows are blocks of their own, so that two people can work on a list. */
const OUTER = /^(?:ol|ul|table|tbody|thead|tfoot|div|section|article)$/i;
/** Empty paragraphs belong to the next block: many equal blocks are slow to compare, and ambiguous. */
const EMPTY = /^(?:<[^>]*>|&nbsp;|\s)*$/;
/** Equal blocks that can be compared in time, which grows with the cube of their number. */
const MAX_EQUAL = 300;

/** Whether an element is where it belongs: items in lists, rows in tables, and nothing else there. */
const isPlaced = (name: string, parent: string): boolean => {
  if (name === 'li' || /^[ou]l$/.test(parent)) return name === 'li' && /^[ou]l$/.test(parent);
  if (/^t[dh]$/.test(name) || parent === 'tr') return /^t[dh]$/.test(name) && parent === 'tr';
  if (name === 'tr') return /^(?:table|tbody|thead|tfoot)$/.test(parent);
  if (parent === 'table') return /^(?:caption|colgroup|tbody|thead|tfoot)$/.test(name);
  return !/^(?:tbody|thead|tfoot)$/.test(parent);
};

/** Cuts HTML into blocks, whose bytes together are the text. @param isWhole keeps lists and tables whole */
export const splitBlocks = (html: string, isWhole = false): string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end));
    start = end;
  };
  for (const { name, isEnd, start: at, end, isBroken } of scanTags(html)) {
    if (isBroken || VOID.test(name)) continue;
    if (!isWhole && OUTER.test(name)) {
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

/** Blocks that are compared with each other to align a place that both changed; more are one choice. */
const MAX_PAIRS = 40_000;
/** Share of words that a block and what became of it have in common. */
const MIN_SHARED = 0.5;
const LEADING_NUMBER = /^(?:\s|<[^<>]*>)*[\p{N}.()§]+\s/u;

/** Words without a leading number, which an inserted clause changes in all that follow. Tags alone have themselves. */
const wordsOf = (block: string): string[] =>
  block
    .replace(LEADING_NUMBER, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [block];

/** Number of words that two have in common. */
const sharedOf = (a: readonly string[], b: readonly string[]): number => {
  const rest = new Map<string, number>();
  for (const word of a) rest.set(word, (rest.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = rest.get(word) ?? 0;
    if (count > 0) shared += 1;
    rest.set(word, count - 1);
  }
  return shared;
};

/** Index of what became of each block, in order; undefined if nothing that is similar did. */
const alignBlocks = (base: readonly string[], changed: readonly string[]): (number | undefined)[] => {
  const [old, others] = [base.map(wordsOf), changed.map(wordsOf)];
  const shares = old.map((words) =>
    others.map((other) => (2 * sharedOf(words, other)) / (words.length + other.length)),
  );
  const shareAt = (row: number, column: number) => shares[row]?.[column] ?? 0;
  /** The best sums from a pair on. */
  const sums = Array.from({ length: base.length + 1 }, () => new Float64Array(changed.length + 1));
  const sumAt = (row: number, column: number) => sums[row]?.[column] ?? 0;
  const paired = (row: number, column: number) =>
    shareAt(row, column) < MIN_SHARED ? 0 : shareAt(row, column) + sumAt(row + 1, column + 1);
  for (let row = base.length - 1; row >= 0; row -= 1)
    for (let column = changed.length - 1; column >= 0; column -= 1)
      (sums[row] ?? [])[column] = Math.max(
        paired(row, column),
        sumAt(row + 1, column),
        sumAt(row, column + 1),
      );
  let column = 0;
  return base.map((_, row) => {
    while (column < changed.length && sumAt(row, column) === sumAt(row, column + 1)) column += 1;
    return column < changed.length && sumAt(row, column) > sumAt(row + 1, column) ? column++ : undefined;
  });
};

interface Place {
  mine: string[];
  base: string[];
  theirs: string[];
}

const SIDES = ['mine', 'base', 'theirs'] as const;

/** Whether blocks have words of a neighbor: one of them may have cut it in two. */
const isPieceOf = (blocks: Place, { base }: Place): boolean => {
  const words = base.flatMap(wordsOf);
  return [...blocks.mine, ...blocks.theirs]
    .map(wordsOf)
    .some((piece) => sharedOf(piece, words) >= MIN_SHARED * piece.length);
};

/** Cuts a place that both changed into its blocks, and what was inserted or replaced between them. */
const splitPlace = ({ mine, base, theirs }: Place): Place[] => {
  if (base.length * Math.max(mine.length, theirs.length) > MAX_PAIRS) return [{ mine, base, theirs }];
  const [ours, others] = [alignBlocks(base, mine), alignBlocks(base, theirs)];
  const places: Place[] = [];
  const from = { mine: 0, base: 0, theirs: 0 };
  /** Whether the last place is between blocks. */
  let isBetween = false;
  const add = (to: typeof from, isBlock = false) => {
    const place = {
      mine: mine.slice(from.mine, to.mine),
      base: base.slice(from.base, to.base),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    Object.assign(from, to);
    const { length } = place.base;
    if (length + place.mine.length + place.theirs.length === 0) return;
    const last = places.at(-1);
    if (last && isBlock === isBetween && (isBlock ? isPieceOf(last, place) : isPieceOf(place, last)))
      for (const side of SIDES) last[side].push(...place[side]);
    // Blocks without common words.
    else if (place.mine.length === length && place.theirs.length === length)
      for (const at of place.base.keys())
        places.push({
          mine: place.mine.slice(at, at + 1),
          base: place.base.slice(at, at + 1),
          theirs: place.theirs.slice(at, at + 1),
        });
    else places.push(place);
    isBetween = !isBlock;
  };
  for (const at of base.keys()) {
    const [our, other] = [ours[at], others[at]];
    if (our === undefined || other === undefined) continue;
    add({ mine: our, base: at, theirs: other });
    add({ mine: our + 1, base: at + 1, theirs: other + 1 }, true);
  }
  add({ mine: mine.length, base: base.length, theirs: theirs.length });
  return places;
};

/** Whether each tag is closed in order, and items and cells are where they belong. Parsers repair what is not. */
const isSound = (html: string, isWhole = false): boolean => {
  const open: string[] = [];
  for (const { name, isEnd, isBroken } of scanTags(html)) {
    if (isBroken) return false;
    if (VOID.test(name)) continue;
    if (isEnd) {
      if (open.pop() !== name) return false;
    } else {
      if (isWhole && !isPlaced(name, open.at(-1) ?? '')) return false;
      open.push(name);
    }
  }
  return open.length === 0;
};

const mergePlace = (place: Place): MergePart => {
  const [mine, base, theirs] = [place.mine.join(''), place.base.join(''), place.theirs.join('')];
  if (mine === theirs || theirs === base) return { text: mine };
  if (mine === base) return { text: theirs };
  const text = mergeWords(mine, base, theirs);
  return text === undefined || !isSound(text) ? { mine, theirs } : { text };
};

const mergeBlocks = (ours: string[], old: string[], others: string[]): MergePart[] => {
  if ([ours, old, others].some(hasTooManyEqual)) return [{ mine: ours.join(''), theirs: others.join('') }];
  const parts: MergePart[] = [];
  for (const { ok, conflict } of diff3Merge(ours, old, others)) {
    const merged = conflict
      ? splitPlace({ mine: conflict.a, base: conflict.o, theirs: conflict.b }).map(mergePlace)
      : [{ text: (ok ?? []).join('') }];
    for (const part of merged) {
      const last = parts.at(-1);
      if ('text' in part && last && 'text' in last) last.text += part.text;
      else parts.push(part);
    }
  }
  return parts;
};

/** Whether the text is sound, whatever is chosen. */
const areSound = (parts: readonly MergePart[]): boolean =>
  parts.every((part) => 'text' in part || (isSound(part.mine) && isSound(part.theirs))) &&
  (['mine', 'theirs'] as const).every((side) =>
    isSound(parts.map((part) => ('text' in part ? part.text : part[side])).join(''), true),
  );

/**
 * Merges two texts that began as `base`: block by block, and word by word in a block that both changed. If that would break lists or
 * tables, they are asked about as a whole.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): MergePart[] => {
  const merge = (isWhole?: boolean) => {
    const [ours, old, others] = [mine, base, theirs].map((html) => splitBlocks(html, isWhole));
    return mergeBlocks(ours ?? [], old ?? [], others ?? []);
  };
  const parts = merge();
  if (areSound(parts) || ![base, mine, theirs].every((html) => isSound(html, true))) return parts;
  const whole = merge(true);
  return areSound(whole) ? whole : [{ mine, theirs }];
};
