import { Mark } from '@tiptap/core';
import { readDeclarations } from '../html/declarations.ts';
import { isSafeDeclaration } from '../html/safeDeclarations.ts';
import { isBlockElement, tagOf } from '../html/elements.ts';
import { letteringOf } from '../legacy/quillClasses.ts';
import { readCarried, renderCarried } from './carried.ts';

const carried = (more: readonly string[] = []) => ({
  default: null,
  parseHTML: (element: HTMLElement) => readCarried(element, ['value'], more),
  renderHTML: (attributes: Record<string, unknown>) => renderCarried(attributes['carried']),
});

/** A mark that is one tag; `tags` are all its names, the first is written. */
const simple = (name: string, tags: readonly [string, ...string[]], key?: string) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], HTMLAttributes, 0],
    ...(key && {
      addKeyboardShortcuts() {
        return { [key]: () => this.editor.commands.toggleMark(name) };
      },
    }),
  });

export const Bold = simple('bold', ['strong', 'b'], 'Mod-b');
export const Italic = simple('italic', ['em', 'i'], 'Mod-i');
export const Underline = simple('underline', ['u'], 'Mod-u');
export const Strike = simple('strike', ['s', 'strike'], 'Mod-Shift-s');
export const Code = simple('code', ['code'], 'Mod-e');
export const Subscript = simple('subscript', ['sub'], 'Mod-,').extend({ excludes: 'subscript superscript' });
export const Superscript = simple('superscript', ['sup'], 'Mod-.').extend({
  excludes: 'subscript superscript',
});

/** Inline elements with a meaning and without a button. */
const MEANING = [
  'abbr',
  'bdi',
  'bdo',
  'big',
  'cite',
  'data',
  'del',
  'dfn',
  'ins',
  'kbd',
  'mark',
  'q',
  'samp',
  'small',
  'time',
  'tt',
  'var',
  'ruby',
  'rt',
  'rp',
  'span',
  'label',
  'acronym',
  'dfn',
] as const;

/** `kbd`, `q`, `del` and their like, and a `span` that says more than a style. They are kept around their text. */
export const Meaning = Mark.create({
  name: 'meaning',
  // Outermost, so that no other mark cuts it into two.
  priority: 2000,
  excludes: '',
  inclusive: false,
  addAttributes: () => ({
    tag: { default: 'span', rendered: false, parseHTML: (element) => tagOf(element) },
    dir: {
      default: null,
      parseHTML: (element) => element.getAttribute('dir'),
      renderHTML: ({ dir }) =>
        dir === 'rtl' || dir === 'ltr' || dir === 'auto' ? { dir: dir as string } : {},
    },
    carried: carried(),
  }),
  parseHTML: () =>
    MEANING.map((tag) =>
      tag === 'span'
        ? {
            tag: 'span',
            priority: 60,
            // Its style, if it has one, is for the rule that follows.
            consuming: false,
            getAttrs: (element: HTMLElement) => (saysMore(element) ? null : false),
          }
        : { tag },
    ),
  renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs['tag'] as string, HTMLAttributes, 0],
});

/** The element and those around it, from the inside out, up to the block. */
function* upToBlock(element: HTMLElement): Generator<HTMLElement> {
  for (let at: HTMLElement | null = element; at && !isBlockElement(at); at = at.parentElement) yield at;
}

/** The declarations of a span and of those around it: the inner one wins. */
function styleOf(element: HTMLElement): string | null {
  const merged = new Map<string, string>();
  for (const at of upToBlock(element)) {
    if (tagOf(at) !== 'span') continue;
    const own = readDeclarations(at.getAttribute('style')).filter((one) => isSafeDeclaration(one, 'inline'));
    for (const [property, value] of new Map(own)) if (!merged.has(property)) merged.set(property, value);
  }
  const sorted = [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length > 0 ? sorted.map((one) => one.join(': ')).join('; ') : null;
}

/** Size and font of earlier editors, which are classes, of a span and of those around it. */
function letteringClasses(element: HTMLElement): string | null {
  const merged = new Map<string, string>();
  for (const at of upToBlock(element))
    for (const name of at.classList) {
      const kind = letteringOf(name);
      if (kind && !merged.has(kind)) merged.set(kind, name);
    }
  return merged.size > 0 ? [...merged.values()].toSorted().join(' ') : null;
}

/** Whether a span says something besides its style, size and font. */
const saysMore = (element: HTMLElement) =>
  element.hasAttribute('dir') ||
  Object.entries(readCarried(element) ?? {}).some(
    ([name, value]) => name !== 'class' || value.split(/\s+/).some((one) => one !== '' && !letteringOf(one)),
  );

/** Colour, background, size, font and the like of a stretch of text: a `span` with a style. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  priority: 101,
  addAttributes: () => ({
    style: { default: null, parseHTML: styleOf },
    lettering: {
      default: null,
      parseHTML: letteringClasses,
      renderHTML: ({ lettering }) => (lettering ? { class: lettering as string } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'span', getAttrs: (element) => ((styleOf(element) ?? letteringClasses(element)) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export interface LinkOptions {
  /** The link as it may be written, or `about:blank`. */
  toAllowedLink: (url: string) => string;
}

/** A link. One that is not allowed does not open as a link, so that its block stays as it is stored. */
export const Link = Mark.create<LinkOptions>({
  name: 'link',
  priority: 1500,
  inclusive: false,
  addOptions: () => ({ toAllowedLink: (url) => url }),
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => element.getAttribute('href') },
    carried: carried(['target', 'rel', 'download']),
  }),
  parseHTML() {
    const { toAllowedLink } = this.options;
    return [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? '';
          return toAllowedLink(href) === href.trim() ? null : false;
        },
      },
    ];
  },
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});
