import { toShownImage } from './images.ts';

/** Stands before every id of a text where it is shown, so that none of them can be taken for one of the page's own. */
export const ID_PREFIX = 'policy-';

/** What a video may do; its host gets nothing else from the page. */
const VIDEO: Readonly<Record<string, string>> = {
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow: 'fullscreen; picture-in-picture; encrypted-media',
  // Players refuse to play without knowing the site.
  referrerpolicy: 'strict-origin-when-cross-origin',
  loading: 'lazy',
};

/** Attributes that are ours to set, whatever the text says. */
export const PRESENTED_ATTRIBUTES: readonly string[] = [
  ...Object.keys(VIDEO),
  'role',
  'tabindex',
  'aria-label',
  'data-table',
  'rel',
];

/** Per cent of a line that the editor's deepest indent takes on the widest page; so does the deepest one of a class. */
const WIDEST_INDENT = 48;

const prefixIds = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[id]')) element.id = ID_PREFIX + element.id;
  for (const cell of root.querySelectorAll('[headers]')) {
    const headers = (cell.getAttribute('headers') ?? '').split(/\s+/).filter((id) => id !== '');
    cell.setAttribute('headers', headers.map((id) => ID_PREFIX + id).join(' '));
  }
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const place = (link.getAttribute('href') ?? '').slice(1);
    if (place !== '') link.setAttribute('href', `#${ID_PREFIX}${place}`);
  }
};

/** A wide table scrolls inside a labelled region of its own, also by keyboard. */
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

/** Indentation is chosen for wide pages: on a narrow one, or where it adds up, it leaves some of each line for the words. */
const limitIndents = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const count = style.match(INDENT)?.length ?? 0;
    if (count === 0) continue;
    const isByClass = /(?:^|\s)ql-indent-/.test(element.getAttribute('class') ?? '');
    const share = Math.floor(
      (isByClass ? WIDEST_INDENT : 2 * WIDEST_INDENT) / Math.max(count, isByClass ? 1 : 2),
    );
    element.setAttribute('style', style.replaceAll(INDENT, `$1min($2, ${share}%)`));
  }
};

/** Gives a text that the allow list has gone over what it needs in order to be shown on a page. */
export const present = (root: ParentNode, ownOrigin: string): void => {
  prefixIds(root);
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
    // `allow` says it; browsers complain of both.
    video.removeAttribute('allowfullscreen');
    for (const [name, value] of Object.entries(VIDEO)) video.setAttribute(name, value);
    if (!video.getAttribute('title')?.trim()) video.setAttribute('title', 'Video');
  }
};
