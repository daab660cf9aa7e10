import { isBlank, isBlockElement, isComment, isText } from './elements.ts';
import type { HtmlParser } from './createHtmlParser.ts';

/** A stretch of the source that makes one top-level block, and what stands before it. */
export interface Slice {
  /** White space, or markup that makes nothing, such as a doctype. Byte for byte. */
  readonly gap: string;
  /** The block, byte for byte. */
  readonly html: string;
}

export interface SplitHtml {
  readonly slices: readonly Slice[];
  /** What stands behind the last block. */
  readonly tail: string;
}

const TOKEN =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)|<(\/?)([a-z][^\t\n\f\r />]*)(?:[^>"']|"[^"]*"|'[^']*')*(?:>|$)|[^<]+|</gi;
/** Their content is text, whatever it looks like. */
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/i;

interface Token {
  readonly at: number;
  readonly kind: 'start' | 'end' | 'text' | 'other';
}

/** Where tokens of the source start. It need not be perfect: what comes of it is checked against the browser's parser. */
function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [text, slash, name] = match;
    const at = match.index;
    if (name === undefined) {
      const isTextToken = !text.startsWith('<') || text === '<';
      tokens.push({ at, kind: isTextToken ? 'text' : 'other' });
      // A blank line in plain text ends a paragraph.
      if (isTextToken)
        for (const blank of text.matchAll(/\n[\t\r ]*\n\s*(?=\S)/g))
          tokens.push({ at: at + blank.index + blank[0].length, kind: 'text' });
    } else tokens.push({ at, kind: slash ? 'end' : 'start' });
    if (name !== undefined && !slash && RAW_TEXT.test(name)) {
      const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
      end.lastIndex = TOKEN.lastIndex;
      TOKEN.lastIndex = end.exec(html)?.index ?? html.length;
    }
  }
  return tokens;
}

const MARK = 'planner-mark:';

const isMark = (node: Node) => isComment(node) && node.data.startsWith(MARK);

/** Whether nothing but marks follows, up to the top: the next tag may be what closes everything that is open here. */
function isLast(node: Node, root: Node): boolean {
  for (let at: Node | null = node; at && at !== root; at = at.parentNode)
    for (let next = at.nextSibling; next; next = next.nextSibling) if (!isMark(next)) return false;
  return true;
}

/**
 * Where a top-level block may start. A mark, which is a comment, is put before each token, and the browser's own parser
 * says which of them come out at the top.
 */
function findStarts(html: string, parser: HtmlParser): number[] {
  const tokens = tokenize(html).filter(({ kind }) => kind !== 'end');
  let marked = '';
  let done = 0;
  for (const { at } of tokens) {
    marked += `${html.slice(done, at)}<!--${MARK}${at}-->`;
    done = at;
  }
  const root = parser.parse(marked + html.slice(done));
  const starts: number[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, 128);
  // A block that is left open is closed by the start of the next one, so that the mark before that lies inside it: a mark
  // counts as well where its block has nothing behind it.
  const lastOfTop = new Map<Node, Node[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isMark(node)) continue;
    const at = Number((node as Comment).data.slice(MARK.length));
    if (node.parentNode === root) starts.push(at);
    else {
      let top: Node = node;
      while (top.parentNode && top.parentNode !== root) top = top.parentNode;
      const marks = lastOfTop.get(top) ?? [];
      marks.push(node);
      lastOfTop.set(top, marks);
    }
  }
  for (const [top, marks] of lastOfTop)
    for (const mark of marks.toReversed()) {
      if (!isLast(mark, top)) break;
      starts.push(Number((mark as Comment).data.slice(MARK.length)));
    }
  return starts.toSorted((a, b) => a - b);
}

/** What a stretch of source makes: nothing but white space, text that runs on, or blocks. */
function kindOf(root: Element): 'gap' | 'inline' | 'block' {
  const nodes = [...root.childNodes];
  if (nodes.every((node) => isText(node) && isBlank(node.data))) return 'gap';
  return nodes.some((node) => isBlockElement(node) || (isComment(node) && nodes.length === 1))
    ? 'block'
    : 'inline';
}

interface Stretch {
  html: string;
  kind: 'gap' | 'inline' | 'block';
}

/** Joins text and inline elements that follow each other: together they are one paragraph. */
function joinInline(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const last = joined.at(-1);
    const isSpace =
      stretch.kind === 'gap' && !/\n[\t\r ]*\n/.test(stretch.html) && stretches[index + 1]?.kind === 'inline';
    const runsOn = stretch.kind === 'inline' || (isSpace && /^[\t\n\f\r ]*$/.test(stretch.html));
    if (last?.kind === 'inline' && runsOn && !/\n[\t\r ]*\n[\t\r ]*$/.test(last.html))
      last.html += stretch.html;
    else joined.push({ ...stretch });
  }
  return joined;
}

/** White space around running text shows nothing: it belongs to the gaps. */
function toSlices(stretches: readonly Stretch[]): SplitHtml {
  const slices: Slice[] = [];
  let gap = '';
  for (const { html, kind } of stretches) {
    if (kind === 'gap') {
      gap += html;
      continue;
    }
    const [, before = '', body = '', after = ''] =
      /^([\t\n\f\r ]*)([\s\S]*?)([\t\n\f\r ]*)$/.exec(html) ?? [];
    slices.push({ gap: gap + before, html: body });
    gap = after;
  }
  return { slices, tail: gap };
}

/** How many parts are tried together before everything that follows is taken as one. */
const MOST_JOINED = 12;

/**
 * Joins parts until each makes, parsed alone, what it makes in the whole. Sound markup needs no joining; a tag that is left
 * open runs on into what follows it, and the two cannot be told apart.
 */
function joinUntilSound(parts: readonly string[], parser: HtmlParser): Stretch[] {
  const whole = parser.parse(parts.join('')).innerHTML;
  const stretches: (Stretch & { at: number })[] = [];
  const accept = (html: string, at: number): number | undefined => {
    const root = parser.parse(html);
    const made = root.innerHTML;
    if (!whole.startsWith(made, at)) return undefined;
    stretches.push({ html, kind: kindOf(root), at });
    return at + made.length;
  };
  let at = 0;
  for (let index = 0; index < parts.length; index++) {
    const next = accept(parts[index] ?? '', at);
    if (next !== undefined) {
      at = next;
      continue;
    }
    // The part before is where it began.
    const before = stretches.pop();
    let html = (before?.html ?? '') + (parts[index] ?? '');
    const from = before?.at ?? at;
    let end: number | undefined;
    for (let tried = 0; tried < MOST_JOINED && end === undefined; tried++) {
      end = accept(html, from);
      if (end === undefined) html += parts[++index] ?? '';
    }
    at = end ?? accept(html + parts.slice(index + 1).join(''), from) ?? whole.length;
    if (end === undefined) index = parts.length;
  }
  const isSound = at === whole.length && stretches.map(({ html }) => html).join('') === parts.join('');
  return isSound ? stretches : [{ html: parts.join(''), kind: 'block' }];
}

/**
 * Cuts HTML into its top-level blocks and what stands between them; joined together again they are the source, byte for
 * byte. Markup whose blocks cannot be told apart, such as a tag that is left open over several of them, stays in one piece.
 */
export function splitTopLevel(html: string, parser: HtmlParser): SplitHtml {
  const starts = [...new Set([0, ...findStarts(html, parser), html.length])];
  const parts = starts.slice(1).map((end, index) => html.slice(starts[index], end));
  return toSlices(joinInline(joinUntilSound(parts, parser)));
}
