import { prose } from '../RichTextEditor/content.css.ts';

/** Blocks that editor and preview both have. An item is a paragraph in one of them only. */
const BLOCKS = ':is(h1, h2, h3, h4, h5, h6, p, li, tr, pre, hr)';
const LEVELS = [`${BLOCKS}:not(li p)`, ':is(h1, h2, h3, h4, h5, h6)'];

const blocksIn = (pane: Element, selector: string) => [
  ...pane.querySelectorAll<HTMLElement>(`.${prose} ${selector}`),
];

/** The same blocks of both: all, else the headings, else none, as in HTML source. */
function findPairs(from: Element, to: Element): readonly (readonly HTMLElement[])[] {
  for (const level of LEVELS) {
    const both = [blocksIn(from, level), blocksIn(to, level)];
    if (both[0]?.length === both[1]?.length) return both;
  }
  return [[], []];
}

/** Distance of a block from the start of what is scrolled; of the end after the last one. */
function topOf(scroller: Element, blocks: readonly HTMLElement[], index: number): number {
  if (index < 0) return 0;
  const block = blocks[index];
  if (!block) return scroller.scrollHeight;
  return block.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

/** The last block that begins above this distance; -1 before the first one. */
function lastAbove(scroller: Element, blocks: readonly HTMLElement[], line: number): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(scroller, blocks, middle) <= line) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Both show the same place at a line that is at their upper edges at the start of the text, and at their lower edges at its end. */
function follow(from: Element, to: Element): void {
  const share = from.scrollTop / Math.max(from.scrollHeight - from.clientHeight, 1);
  const line = from.scrollTop + share * from.clientHeight;
  const [mine = [], theirs = []] = findPairs(from, to);
  const index = lastAbove(from, mine, line);
  const [start, end] = [topOf(from, mine, index), topOf(from, mine, index + 1)];
  const [otherStart, otherEnd] = [topOf(to, theirs, index), topOf(to, theirs, index + 1)];
  const part = end > start ? (line - start) / (end - start) : 0;
  to.scrollTop = otherStart + part * (otherEnd - otherStart) - share * to.clientHeight;
}

const isScrollable = (element: Element) =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowBlock || getComputedStyle(element).overflowY);

/** What scrolls in a pane that is shown: the pane itself or what is around its text. */
const scrollerIn = (pane: Element): Element | undefined =>
  [pane, ...pane.querySelectorAll('div, textarea')].find(
    (element) => element.clientHeight > 0 && isScrollable(element),
  );

/** Keeps two panes at the same place of a text. */
export function scrollTogether(text: Element | null, preview: Element | null, signal: AbortSignal): void {
  if (!text || !preview) return;
  /** Where a pane was put, until its event has come. */
  const placed = new WeakMap<Element, number>();
  const lead = (from: Element, other: Element) => {
    const to = scrollerIn(other);
    // What stands beside the text may be another thing.
    if (!to || from.clientHeight === 0 || !preview.querySelector(`.${prose}`)) return;
    const before = to.scrollTop;
    follow(from, to);
    if (to.scrollTop !== before) placed.set(to, to.scrollTop);
  };
  let isRendering = false;
  const onScroll = (pane: Element, other: Element) => (event: Event) => {
    // A preview that is rendered again loses its place, which must not lead the text.
    if (isRendering) return;
    const from = event.target as Element;
    const expected = placed.get(from);
    placed.delete(from);
    if (from !== scrollerIn(pane)) return;
    if (expected === undefined || Math.abs(expected - from.scrollTop) >= 2) lead(from, other);
  };
  const options = { signal, capture: true, passive: true };
  text.addEventListener('scroll', onScroll(text, preview), options);
  preview.addEventListener('scroll', onScroll(preview, text), options);
  const align = () => {
    isRendering = false;
    const from = scrollerIn(text);
    if (from && !signal.aborted) lead(from, preview);
  };
  const observer = new MutationObserver(() => {
    isRendering = true;
    // Events of scrolling come before.
    requestAnimationFrame(align);
  });
  observer.observe(preview, { childList: true, subtree: true });
  // Also at first.
  const sizes = new ResizeObserver(align);
  sizes.observe(text);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    sizes.disconnect();
  });
}
