import { BLANK_LINK } from './links.ts';
import { BLOCKS } from './allowList.ts';
import { scanTags, type Tag } from './scanTags.ts';

/** Text lost with removed markup. */
export interface LostText {
  count: number;
  /** One line per block, at most 100 words. Render it as text: it can look like markup. */
  text: string;
  /** Number of words that are not in `text`. */
  more: number;
  hint: string;
}

const MAX_SHOWN_WORDS = 100;

const CODE = new Set(['script', 'style']);
/** Elements whose content parsers treat as text, including tags. */
const RAW = new Set([...CODE, 'iframe', 'noembed', 'noframes', 'title']);
const LINES = new Set([...BLOCKS, 'option', 'tr', 'td', 'th', 'text']);

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** `[^<>]` keeps it linear for input that consists of `<`. */
const ANY_TAG = /<[a-z/!?][^<>]*>/gi;

/** For elements whose content parsers see as text, such as `<title>`. */
const withoutTags = (html: string): string =>
  html.replaceAll(ANY_TAG, (tag) => {
    const [, name = ''] = /^<\/?([a-z][a-z0-9]*)/i.exec(tag) ?? [];
    return LINES.has(name.toLowerCase()) ? '\n' : '';
  });

const toLostText = (text: string, hint: string): LostText | undefined => {
  const lines = text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
  let count = 0;
  let end = lines.length;
  // Also segments scripts without spaces between words.
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(lines);
  for (const { index, segment, isWordLike } of segments) {
    if (!isWordLike) continue;
    count += 1;
    if (count === MAX_SHOWN_WORDS) end = index + segment.length;
  }
  if (count === 0) return undefined;
  const more = Math.max(0, count - MAX_SHOWN_WORDS);
  return { count, text: more > 0 ? `${lines.slice(0, end)}…` : lines, more, hint };
};

const findOpen = (html: string): { elements: ReadonlySet<string>; tag: Tag | undefined } => {
  const depths = new Map<string, number>();
  let tag: Tag | undefined;
  for (const next of scanTags(html)) {
    const { name, isEnd, attributes, isBroken } = next;
    const isSelfClosed = /^(?:svg|math)$/.test(name) && attributes.endsWith('/');
    if (!isSelfClosed) depths.set(name, Math.max(0, (depths.get(name) ?? 0) + (isEnd ? -1 : 1)));
    if (isBroken && name !== '') tag = next;
  }
  return { elements: new Set([...depths].flatMap(([name, depth]) => (depth > 0 ? [name] : []))), tag };
};

export const createLostTextFinder = (html: string, decode: (text: string) => string) => {
  const open = findOpen(html);
  const source = html.replaceAll(/\r\n?/g, '\n');

  const isOpen = (node: Node): boolean =>
    isElement(node) ? open.elements.has(node.localName) : source.endsWith(`<!--${node.nodeValue}`);

  /** Visible text of a removed node. Code and comments count only if they are unclosed and swallow what follows. */
  const textOf = (node: Node): string => {
    if (node.nodeType === 3 || node.nodeType === 4) return (node as Text).data;
    const name = isElement(node) ? node.localName : undefined;
    if ((!name || CODE.has(name)) && !isOpen(node)) return '';
    if (!name || RAW.has(name)) return `\n${decode(withoutTags(node.textContent ?? ''))}\n`;
    // In SVG, `template` has child nodes instead of `content`.
    const content = name === 'template' ? (node as Partial<HTMLTemplateElement>).content : undefined;
    const text = Array.from((content ?? node).childNodes, textOf).join('');
    return LINES.has(name) ? `\n${text}\n` : text;
  };

  const hintFor = (node: Node): string => {
    if (!isElement(node)) return 'End the comment with “-->” in the HTML view to keep them.';
    const action = isOpen(node) ? 'Close' : 'Move them out of';
    return `${action} the element ${quote(node.localName)} in the HTML view to keep them.`;
  };

  const inNodes = (nodes: readonly Node[]): LostText | undefined =>
    nodes[0] && toLostText(nodes.map(textOf).join('\n'), hintFor(nodes[0]));

  /** A tag that never ends, usually because a quotation mark is missing. Parsers drop it. */
  const openTag = (): Removal[] => {
    if (!open.tag) return [];
    const { name, attributes } = open.tag;
    const hint = `End the tag ${quote(name)} in the HTML view to keep them; a quotation mark may be missing.`;
    const lost = toLostText(decode(withoutTags(`<${name}${attributes}`)), hint);
    return [
      {
        kind: 'element',
        what: `the tag ${quote(name)}, which never ends`,
        count: 1,
        places: [],
        at: [],
        lost,
      },
    ];
  };

  return { inNodes, openTag };
};

/** What the allow list has removed from a text, and how often. */
export interface Removal {
  kind: 'element' | 'attribute' | 'style' | 'class' | 'link' | 'picture' | 'video' | 'comment';
  /** Description for the user, such as `the element “script” with its content`. */
  what: string;
  count: number;
  /** Where the first ones stand, such as `after “What we keep.”`. */
  places: readonly string[];
  /** Characters of text before each one, without white space. */
  at: readonly number[];
  lost?: LostText | undefined;
}

const MAX_QUOTED_LENGTH = 60;
const MAX_PLACES = 3;
/** Nodes to look at for words: a text can have thousands of removals. */
const MAX_STEPS = 50;

const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH)}…` : line}”`;
};

/** Names the words in the node or, if it has none or is lost itself, those before or after it. */
const placeOf = (node: Node, isLost: boolean): string => {
  const find = (step: 'nextNode' | 'previousNode', isPlace: (found: Node) => boolean): string | undefined => {
    const walker = node.ownerDocument?.createTreeWalker(node.getRootNode());
    if (!walker) return undefined;
    walker.currentNode = node;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const found = walker[step]();
      if (!found || !isPlace(found)) return undefined;
      const text = found.nodeType === 3 ? (found as Text).data.trim() : '';
      if (text !== '' && !(isLost && node.contains(found))) return text;
    }
    return undefined;
  };
  const inside = isLost ? undefined : find('nextNode', (found) => node.contains(found));
  if (inside !== undefined) return `in ${quote(inside)}`;
  const before = find('previousNode', () => true);
  if (before === undefined) {
    const after = find('nextNode', () => true);
    return after === undefined ? 'in a text without words' : `before ${quote(after)}`;
  }
  const words = before.length > MAX_QUOTED_LENGTH ? `…${before.slice(-MAX_QUOTED_LENGTH).trim()}` : before;
  return `after “${words.replaceAll(/\s+/g, ' ')}”`;
};

const countTextBefore = (root: Node): ReadonlyMap<Node, number> => {
  const counts = new Map<Node, number>();
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    counts.set(node, count);
    if (node.nodeType === 3) count += (node as Text).data.replaceAll(/[\t\n\f\r ]+/g, '').length;
  }
  return counts;
};

const DESCRIPTIONS = {
  class: ['class', (name) => `the class ${quote(name)}`],
  style: ['style', (declaration) => `the style ${quote(declaration)}`],
  picture: ['picture', (src) => `the picture from ${quote(src)}`],
  link: ['link', (url) => `the link to ${quote(url)}, which becomes ${BLANK_LINK}`],
  attribute: ['attribute', (name, element) => `the attribute ${quote(name)} of ${quote(element)}`],
  frame: ['video', (src) => `the frame from ${quote(src)}`],
  frameContent: ['element', (src) => `the content of the frame from ${quote(src)}`],
  element: ['element', (name) => `the element ${quote(name)} with its content`],
  unwrapped: ['element', (name) => `the element ${quote(name)}; its content stays`],
  comment: ['comment', (text) => `the hidden comment ${quote(text)}`],
} satisfies Record<string, [kind: Removal['kind'], describe: (first: string, second: string) => string]>;

/** Takes a removal: the texts that its description quotes, where it stands, and the node if it can have text to keep. */
export type Report = (
  reason: keyof typeof DESCRIPTIONS,
  texts: readonly [first: string, second?: string],
  at: Node,
  lost?: Node,
) => void;

export const createRemovals = () => {
  const found = new Map<string, Removal & { places: string[]; at: number[]; nodes: Node[] }>();
  let textBefore: ReadonlyMap<Node, number> | undefined;
  const report: Report = (reason, [first, second = ''], at, lost) => {
    const [kind, describe] = DESCRIPTIONS[reason];
    const what = describe(first, second);
    const removal = found.get(what) ?? { kind, what, count: 0, places: [], at: [], nodes: [] };
    // Each removal is reported before it is made, so the first report finds the whole text.
    textBefore ??= countTextBefore(at.getRootNode());
    removal.count += 1;
    removal.at.push(textBefore.get(at) ?? 0);
    if (removal.count <= MAX_PLACES) removal.places.push(placeOf(at, lost !== undefined));
    if (lost) removal.nodes.push(lost);
    found.set(what, removal);
  };
  return {
    report,
    list: (findLost: (nodes: readonly Node[]) => LostText | undefined): Removal[] =>
      Array.from(found.values(), ({ nodes, ...removal }) => ({ ...removal, lost: findLost(nodes) })),
  };
};
