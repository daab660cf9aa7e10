import { toShownImage } from './images.ts';
import { BLOCKS, WITHOUT_BREAKS } from './allowList.ts';

/** Namespaces the ids of a text on a page, so that they cannot clobber the page's own. */
export const ID_PREFIX = 'policy-';

/** Attributes of video frames: the host gets no other permissions. */
const VIDEO_ATTRIBUTES: Readonly<Record<string, string>> = {
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow: 'fullscreen; picture-in-picture; encrypted-media',
  // Players refuse to play without a referrer.
  referrerpolicy: 'strict-origin-when-cross-origin',
  loading: 'lazy',
};

export const DISPLAY_ATTRIBUTES: readonly string[] = [
  ...Object.keys(VIDEO_ATTRIBUTES),
  'role',
  'tabindex',
  'aria-label',
  'data-table',
  'data-address',
  'rel',
];

/** Width of the deepest indent on the widest page, in percent of a line. */
const MAX_INDENT_PERCENT = 48;

const namespaceIds = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[id]')) element.id = ID_PREFIX + element.id;
  for (const cell of root.querySelectorAll('[headers]'))
    cell.setAttribute('headers', (cell.getAttribute('headers') ?? '').replaceAll(/\S+/g, `${ID_PREFIX}$&`));
  for (const link of root.querySelectorAll('a[href^="#"]:not([href="#"])'))
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace('#', `#${ID_PREFIX}`));
};

const wrapTables = (root: ParentNode): void => {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const region = table.ownerDocument.createElement('div');
    region.setAttribute('data-table', '');
    region.setAttribute('role', 'region');
    region.setAttribute('tabindex', '0');
    region.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || 'Table');
    table.replaceWith(region);
    region.append(table);
  }
};

const INDENT = /((?:margin|padding)-(?:left|right|inline-start)\s*:\s*)((?!0\s*(?:[;!]|$))[^;!\s]+)/gi;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufefc]/u;

/** A first line begins before the others only as far as they are indented: it must not leave the page. */
const limitFirstLine = (element: Element, style: string, share: number): string => {
  const isRight = element.getAttribute('dir') === 'rtl' || RIGHT_TO_LEFT.test(element.textContent);
  const side = new RegExp(
    `(?:margin|padding)-(?:${isRight ? 'right' : 'left'}|inline-start)\\s*:\\s*([^;!\\s]+)`,
    'i',
  );
  const room = side.exec(style)?.[1]?.replace(/^0$/, '0px') ?? '0px';
  return style.replaceAll(/(text-indent\s*:\s*)(-[^;!\s]+)/gi, `$1max($2, -1 * min(${room}, ${share}%))`);
};

/** Caps indentation, which is chosen for wide pages, so that narrow pages have room for text. */
const limitIndents = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const count = style.match(INDENT)?.length ?? 0;
    if (count === 0 && !style.includes('text-indent')) continue;
    const isByClass = /(?:^|\s)ql-indent-/.test(element.getAttribute('class') ?? '');
    const share = Math.floor(MAX_INDENT_PERCENT / (isByClass ? count : Math.max(count / 2, 1)));
    const first = limitFirstLine(element, style, share);
    element.setAttribute('style', first.replaceAll(INDENT, `$1min($2, ${share}%)`));
  }
};

/** Namespaces ids, makes tables scrollable, caps indents, loads images lazily and sandboxes videos. Sanitize first. */
export const prepareForDisplay = (root: ParentNode, ownOrigin: string): void => {
  namespaceIds(root);
  wrapTables(root);
  limitIndents(root);
  for (const link of root.querySelectorAll('a[target]')) link.setAttribute('rel', 'noopener noreferrer');
  for (const image of root.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    const src = image.getAttribute('src') ?? '';
    const shown = toShownImage(src, ownOrigin);
    if (shown !== src) image.setAttribute('src', shown);
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  for (const video of root.querySelectorAll('iframe')) {
    // Browsers warn if both `allow` and `allowfullscreen` are set.
    video.removeAttribute('allowfullscreen');
    for (const [name, value] of Object.entries(VIDEO_ATTRIBUTES)) video.setAttribute(name, value);
    if (!video.getAttribute('title')?.trim()) video.setAttribute('title', 'Video');
  }
};

/** Whether the browser breaks the line here anyway: at the edge of the text or a block, or next to a block. */
const isEdge = (sibling: Node | null, parent: Node): boolean => {
  if (sibling === null) return parent.parentNode === null || BLOCKS.has((parent as Element).localName);
  return sibling.nodeType === 1 && BLOCKS.has((sibling as Element).localName);
};

const breakLines = (text: Text): void => {
  const parent = text.parentNode;
  if (!parent || !text.data.includes('\n')) return;
  let { data } = text;
  if (isEdge(text.previousSibling, parent)) data = data.replace(/^[ \t]*(?:\n[ \t]*)+/, '');
  if (isEdge(text.nextSibling, parent)) data = data.replace(/(?:[ \t]*\n)+[ \t]*$/, '');
  const { ownerDocument: document } = text;
  const pieces = data.split('\n').flatMap((line, index) => {
    const piece = document.createTextNode(line);
    return index === 0 ? [piece] : [document.createElement('br'), piece];
  });
  text.replaceWith(...pieces);
};

/** Turns newlines in text nodes into `<br>`, except in `pre`, tables and lists and between blocks. */
export const addLineBreaks = (root: ParentNode): void => {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType === 3) breakLines(node as Text);
    else if (node.nodeType === 1 && !WITHOUT_BREAKS.has((node as Element).localName))
      addLineBreaks(node as Element);
  }
};
