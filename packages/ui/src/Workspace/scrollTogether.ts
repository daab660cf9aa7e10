import { prose } from '../RichTextEditor/content.css.ts';

/** Blocks that editor and preview both have. An item is a paragraph in one of them only. */
const BLOCKS = ':is(h1, h2, h3, h4, h5, h6, p, li, tr, pre, hr)';
const LEVELS = [`${BLOCKS}:not(li p)`, ':is(h1, h2, h3, h4, h5, h6)'];

const blocksIn = (pane: Element, selector: string) => [
  ...pane.querySelectorAll<HTMLElement>(`.${prose} ${selector}`),
];

/** The same blocks of both panes: all, else the headings, else none. */
function findPairs(from: Element, to: Element): readonly (readonly HTMLElement[])[] {
  for (const level of LEVELS) {
    const both = [blocksIn(from, level), blocksIn(to, level)];
    if (both[0]?.length === both[1]?.length) return both;
  }
  return [[], []];
}

const endOf = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

/** `scrollTop` that shows this block at the upper edge. */
function topOf(scroller: Element, blocks: readonly HTMLElement[], index: number): number {
  if (index < 0) return 0;
  const block = blocks[index];
  if (!block) return blocks.length === 0 ? endOf(scroller) : scroller.scrollHeight;
  return block.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

/** The last block that begins above the upper edge; -1 before the first one. */
function firstShown(scroller: Element, blocks: readonly HTMLElement[]): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(scroller, blocks, middle) <= scroller.scrollTop) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function follow(from: Element, to: Element, panes: readonly [Element, Element]): void {
  if (from.scrollTop >= endOf(from) - 1) {
    to.scrollTop = endOf(to);
    return;
  }
  const [mine = [], theirs = []] = findPairs(...panes);
  const index = firstShown(from, mine);
  const [start, end] = [topOf(from, mine, index), topOf(from, mine, index + 1)];
  const [otherStart, otherEnd] = [topOf(to, theirs, index), topOf(to, theirs, index + 1)];
  const part = end > start ? (from.scrollTop - start) / (end - start) : 0;
  to.scrollTop = otherStart + part * (otherEnd - otherStart);
}

const isScrollable = (element: Element) =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowBlock || getComputedStyle(element).overflowY);

/** What scrolls in a pane that is shown: the pane itself or what is around its text. */
const scrollerIn = (pane: Element): Element | undefined =>
  [pane, ...pane.querySelectorAll('div, textarea')].find(
    (element) => element.clientHeight > 0 && isScrollable(element),
  );

/** Keeps the same place of a text at the upper edges of two panes. */
export function scrollTogether(text: Element | null, preview: Element | null, signal: AbortSignal): void {
  if (!text || !preview) return;
  /** Where a pane was put, until its event has come. */
  const placed = new WeakMap<Element, number>();
  const lead = (from: Element, pane: Element, other: Element) => {
    const to = scrollerIn(other);
    if (!to || from.clientHeight === 0) return;
    const before = to.scrollTop;
    follow(from, to, [pane, other]);
    if (to.scrollTop !== before) placed.set(to, to.scrollTop);
  };
  const onScroll = (pane: Element, other: Element) => (event: Event) => {
    const from = event.target as Element;
    const expected = placed.get(from);
    placed.delete(from);
    if (expected === undefined || Math.abs(expected - from.scrollTop) >= 2) lead(from, pane, other);
  };
  const options = { signal, capture: true, passive: true };
  text.addEventListener('scroll', onScroll(text, preview), options);
  preview.addEventListener('scroll', onScroll(preview, text), options);
  // A preview that is rendered again begins at its start.
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() => {
      const from = scrollerIn(text);
      if (from && !signal.aborted) lead(from, text, preview);
    }),
  );
  observer.observe(preview, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
