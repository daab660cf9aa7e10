import {
  hasBlockDescendant,
  isBlank,
  isBlockElement,
  isComment,
  isElement,
  isText,
  tagOf,
} from './elements.ts';
import type { HtmlParser } from './createHtmlParser.ts';

interface SourceBlock {
  /** Source before the block: white space, comments, or markup without content such as a doctype. */
  readonly gap: string;
  readonly html: string;
  /** What `html` parses to, for the caller to keep. Parsing dominates the time to open a long text. */
  readonly root: HTMLElement;
}

interface SplitHtml {
  readonly blocks: readonly SourceBlock[];
  readonly tail: string;
}

const TOKEN =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)|<(\/?)([a-z][^\t\n\f\r />]*)(?:[^>"']|"[^"]*"|'[^']*')*(?:>|$)|[^<]+|</gi;
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/i;

interface Token {
  readonly at: number;
  readonly kind: 'start' | 'end' | 'stray' | 'text' | 'other';
  readonly tag?: string;
}

/** A block has closed the paragraph already, so that its end tag makes an empty one: `<p><hr></p>`. */
const CLOSES_PARAGRAPH = /(?:<hr\b[^<>]*>|<\/(?:table|ul|ol|dl|div|blockquote|pre|form|h[1-6])\s*>)\s*$/i;
/** Characters to look back for it. */
const LOOK_BACK = 200;

/** Finds candidate positions. It may be imprecise: the browser's parser verifies the result. */
function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [text, slash, name] = match;
    const at = match.index;
    if (name === undefined) {
      const isTextToken = !text.startsWith('<') || text === '<';
      tokens.push({ at, kind: isTextToken ? 'text' : 'other' });
      // A blank line in bare text separates paragraphs.
      if (isTextToken)
        for (const blank of text.matchAll(/\n[\t\r ]*\n\s*(?=\S)/g))
          tokens.push({ at: at + blank.index + blank[0].length, kind: 'text' });
    } else if (
      slash &&
      /^p$/i.test(name) &&
      CLOSES_PARAGRAPH.test(html.slice(Math.max(0, at - LOOK_BACK), at))
    )
      tokens.push({ at, kind: 'stray' });
    else tokens.push({ at, kind: slash ? 'end' : 'start', tag: name.toLowerCase() });
    if (name !== undefined && !slash && RAW_TEXT.test(name)) {
      const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
      end.lastIndex = TOKEN.lastIndex;
      TOKEN.lastIndex = end.exec(html)?.index ?? html.length;
    }
  }
  return tokens;
}

const MARKER = 'planner-marker:';

const isMarker = (node: Node): node is Comment => isComment(node) && node.data.startsWith(MARKER);
const positionOf = (marker: Comment) => Number(marker.data.slice(MARKER.length));

/** Whether only markers follow within `root`, so that the next tag may close everything that is open here. */
function isLast(node: Node, root: Node): boolean {
  for (let at: Node | null = node; at && at !== root; at = at.parentNode)
    for (let next = at.nextSibling; next; next = next.nextSibling) if (!isMarker(next)) return false;
  return true;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Where parts start if each tag is closed where it was opened; otherwise undefined. */
function findNestedStarts(tokens: readonly Token[]): number[] | undefined {
  const open: (string | undefined)[] = [];
  const starts: number[] = [];
  for (const { at, kind, tag = '' } of tokens)
    if (kind === 'stray' || kind === 'end') {
      if (open.pop() !== tag) return undefined;
    } else {
      if (open.length === 0) starts.push(at);
      if (kind === 'start' && !VOID.test(tag)) open.push(tag);
    }
  return open.length === 0 ? starts : undefined;
}

/** Inserts a marker comment before each token and parses: top-level blocks start at top-level markers. */
function findStarts(html: string, parser: HtmlParser, all: readonly Token[]): number[] {
  const tokens = all.filter(({ kind }) => kind !== 'end');
  let marked = '';
  let done = 0;
  for (const { at } of tokens) {
    marked += `${html.slice(done, at)}<!--${MARKER}${at}-->`;
    done = at;
  }
  const root = parser.parse(marked + html.slice(done));
  const starts: number[] = [];
  const stray = new Set(tokens.flatMap(({ at, kind }) => (kind === 'stray' ? [at] : [])));
  const walker = root.ownerDocument.createTreeWalker(root, 128);
  // The start of a block closes an unclosed one, so its marker ends up last within the unclosed block.
  const markersByTop = new Map<Node, Comment[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isMarker(node)) continue;
    if (node.parentNode === root) starts.push(positionOf(node));
    else if (!stray.has(positionOf(node))) {
      let top: Node = node;
      while (top.parentNode && top.parentNode !== root) top = top.parentNode;
      const markers = markersByTop.get(top) ?? [];
      markers.push(node);
      markersByTop.set(top, markers);
    }
  }
  for (const [top, markers] of markersByTop)
    for (const marker of markers.toReversed()) {
      if (!isLast(marker, top)) break;
      starts.push(positionOf(marker));
    }
  return starts.toSorted((a, b) => a - b);
}

const CONTENTLESS = /^(?:meta|link|base|col|colgroup)$/;

const isGap = (node: Node) =>
  isComment(node) || (isText(node) && isBlank(node.data)) || CONTENTLESS.test(tagOf(node));

const COMMENT = /<!--(?:-?>|[\s\S]*?--!?>)/g;

/** A comment that never ends would swallow what is inserted after it. */
const isUnclosedComment = (html: string) => html.replace(COMMENT, '').includes('<!--');

const isBlock = (node: Node) =>
  isBlockElement(node) || (isElement(node) && node.firstElementChild !== null && hasBlockDescendant(node));

function kindOf(root: Element, html: string): 'gap' | 'inline' | 'block' {
  const nodes = [...root.childNodes];
  if (nodes.every(isGap)) return isUnclosedComment(html) ? 'block' : 'gap';
  return nodes.some(isBlock) ? 'block' : 'inline';
}

interface Range {
  html: string;
  kind: 'gap' | 'inline' | 'block';
  root?: HTMLElement | undefined;
}

/** Whether the next range with content is inline. */
function isBeforeInline(ranges: readonly Range[], index: number): boolean {
  let at = index;
  while (ranges[at]?.kind === 'gap') at++;
  return ranges[at]?.kind === 'inline';
}

/** Joins inline ranges and what is between them, up to a blank line where that separates paragraphs. */
function joinInline(ranges: readonly Range[], isLaidOut: boolean): Range[] {
  const isBreak = (html: string, pattern: RegExp) => !isLaidOut && pattern.test(html);
  const joined: Range[] = [];
  for (const [index, range] of ranges.entries()) {
    const last = joined.at(-1);
    const isBetween =
      range.kind === 'gap' &&
      !isBreak(range.html, /\n[\t\r ]*\n/) &&
      isBlank(range.html.replace(COMMENT, '')) &&
      isBeforeInline(ranges, index);
    const runsOn = range.kind === 'inline' || isBetween;
    if (last?.kind === 'inline' && runsOn && !isBreak(last.html, /\n[\t\r ]*\n[\t\r ]*$/)) {
      last.html += range.html;
      last.root = undefined;
    } else joined.push({ ...range });
  }
  return joined;
}

/** Moves white space around inline ranges into the gaps. */
function toBlocks(ranges: readonly Range[], parser: HtmlParser): SplitHtml {
  const blocks: SourceBlock[] = [];
  let gap = '';
  for (const { html, kind, root } of ranges) {
    if (kind === 'gap') {
      gap += html;
      continue;
    }
    const [, before = '', body = '', after = ''] =
      /^([\t\n\f\r ]*)([\s\S]*?)([\t\n\f\r ]*)$/.exec(html) ?? [];
    blocks.push({
      gap: gap + before,
      html: body,
      root: (body === html && root) || parser.parse(body),
    });
    gap = after;
  }
  return { blocks, tail: gap };
}

/** Attempts to join parts before the rest of the source becomes one block. */
const MAX_JOINED_PARTS = 12;

/** Joins parts until each one parses alone as it does within the whole. Only markup with unclosed tags needs joining. */
function joinUntilSound(parts: readonly string[], parser: HtmlParser, whole: string): Range[] {
  const ranges: (Range & { at: number })[] = [];
  const accept = (html: string, at: number): number | undefined => {
    const root = parser.parse(html);
    const made = root.innerHTML;
    if (!whole.startsWith(made, at)) return undefined;
    ranges.push({ html, kind: kindOf(root, html), root, at });
    return at + made.length;
  };
  let at = 0;
  for (let index = 0; index < parts.length; index++) {
    const next = accept(parts[index] ?? '', at);
    if (next !== undefined) {
      at = next;
      continue;
    }
    // The unclosed tag is in the range before.
    const before = ranges.pop();
    let html = (before?.html ?? '') + (parts[index] ?? '');
    const from = before?.at ?? at;
    let end: number | undefined;
    for (let tried = 0; tried < MAX_JOINED_PARTS && end === undefined; tried++) {
      end = accept(html, from);
      if (end === undefined) html += parts[++index] ?? '';
    }
    at = end ?? accept(html + parts.slice(index + 1).join(''), from) ?? whole.length;
    if (end === undefined) index = parts.length;
  }
  const isSound = at === whole.length && ranges.map(({ html }) => html).join('') === parts.join('');
  return isSound ? ranges : [{ html: parts.join(''), kind: 'block' }];
}

/** Parts that each parse to one node, as they do within the whole; undefined unless all do. */
function parseNested(parts: readonly string[], parser: HtmlParser, whole: string): Range[] | undefined {
  const ranges: Range[] = [];
  let at = 0;
  for (const html of parts) {
    const root = parser.parse(html);
    const made = root.innerHTML;
    if (root.childNodes.length !== 1 || !whole.startsWith(made, at)) return undefined;
    at += made.length;
    ranges.push({ html, kind: kindOf(root, html), root });
  }
  return at === whole.length ? ranges : undefined;
}

const cutAt = (html: string, starts: readonly number[]) => {
  const all = [...new Set([0, ...starts, html.length])];
  return all.slice(1).map((end, index) => html.slice(all[index], end));
};

/**
 * Splits HTML into the blocks at its top level and gaps; joined again they are the source. Inseparable blocks stay together.
 * `root` is what it parses to.
 */
export function splitTopLevel(html: string, parser: HtmlParser, root = parser.parse(html)): SplitHtml {
  // Most items and cells contain only text and marks.
  if (parser.isLaidOut && kindOf(root, html) === 'inline' && ![...root.childNodes].some(isComment))
    return toBlocks([{ html, kind: 'inline', root }], parser);
  const tokens = tokenize(html);
  const whole = root.innerHTML;
  const nested = findNestedStarts(tokens);
  const ranges =
    (nested && parseNested(cutAt(html, nested), parser, whole)) ??
    joinUntilSound(cutAt(html, findStarts(html, parser, tokens)), parser, whole);
  return toBlocks(joinInline(ranges, parser.isLaidOut), parser);
}
