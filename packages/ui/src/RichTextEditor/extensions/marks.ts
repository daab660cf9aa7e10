import { Mark } from '@tiptap/core';
import { toggleEmphasis } from '../commands/commands.ts';
import { type Declaration, type Emphasis, readDeclarations } from '../html/declarations.ts';
import { isSafeDeclaration } from '../html/safeDeclarations.ts';
import { isBlockElement, tagOf, words } from '../html/elements.ts';
import { fontClassKind } from '../legacy/quillClasses.ts';
import { passthroughAttribute, plainAttribute, readPassthrough } from './passthroughAttributes.ts';
import { TAG_NAME } from './textBlocks.ts';

const simple = (name: Emphasis | 'code', tags: readonly [string, ...string[]], key: string) =>
  Mark.create({
    name,
    addAttributes: () => ({ passthrough: passthroughAttribute() }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        [key]: () => (name === 'code' ? editor.commands.toggleMark(name) : toggleEmphasis(editor, name)),
      };
    },
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

const SEMANTIC_TAGS = words(
  'abbr bdi bdo big cite data del dfn ins kbd mark q samp small time tt var ruby rt rp span label acronym',
);

const DIRECTION = /^(rtl|ltr|auto)$/;

/** Any other tag. The live DOM has a `span` instead. */
export const TAG_ATTRIBUTE = 'data-preserved-tag';

/** Its position among the same elements of its block, so that two that touch stay two. */
function positionOf(element: HTMLElement): number {
  const outermost = [...upToBlock(element)].at(-1);
  const same = (outermost?.parentElement ?? element).getElementsByTagName(element.localName);
  return [...same].indexOf(element);
}

/** `kbd`, `q`, `del` and similar, a `span` with more than styles, and all inline elements without a mark of their own. */
export const Semantic = Mark.create({
  name: 'semantic',
  // Outermost, so that no other mark splits it.
  priority: 2000,
  excludes: '',
  inclusive: false,
  addAttributes: () => ({
    tag: {
      default: 'span',
      parseHTML: (element) => {
        const tag = element.getAttribute(TAG_ATTRIBUTE) ?? '';
        return TAG_NAME.test(tag) ? tag : tagOf(element);
      },
      renderHTML: ({ tag }) =>
        SEMANTIC_TAGS.includes(tag as string) ? {} : { [TAG_ATTRIBUTE]: tag as string },
    },
    position: { default: 0, rendered: false, parseHTML: positionOf },
    dir: plainAttribute('dir', DIRECTION),
    passthrough: passthroughAttribute(appliedBySemantic),
  }),
  parseHTML: () =>
    SEMANTIC_TAGS.map((tag) =>
      tag === 'span'
        ? {
            tag: 'span',
            priority: 60,
            // TextStyle parses its styles.
            consuming: false,
            getAttrs: (element: HTMLElement) => (hasOtherAttributes(element) ? null : false),
          }
        : { tag },
    ),
  renderHTML: ({ mark, HTMLAttributes }) => {
    const tag = mark.attrs['tag'] as string;
    return [SEMANTIC_TAGS.includes(tag) ? tag : 'span', HTMLAttributes, 0];
  },
});

const appliedBySemantic = (element: Element) => ({
  own: DIRECTION.test(element.getAttribute('dir') ?? '') ? ['dir'] : [],
  hasStyle: (one: Declaration) => tagOf(element) === 'span' && isSafeDeclaration(one, 'inline'),
});

function* upToBlock(element: HTMLElement): Generator<HTMLElement> {
  for (let at: HTMLElement | null = element; at && !isBlockElement(at); at = at.parentElement) yield at;
}

/** Merged styles of nested spans; inner ones win. */
function readSpanStyle(element: HTMLElement): string | null {
  const merged = new Map<string, string>();
  for (const at of upToBlock(element)) {
    if (tagOf(at) !== 'span') continue;
    const own = readDeclarations(at.getAttribute('style')).filter((one) => isSafeDeclaration(one, 'inline'));
    for (const [property, value] of new Map(own)) if (!merged.has(property)) merged.set(property, value);
  }
  const sorted = [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length > 0 ? sorted.map((one) => one.join(': ')).join('; ') : null;
}

/** Merged size and font classes of Quill of nested spans; inner ones win. */
function readFontClasses(element: HTMLElement): string | null {
  const merged = new Map<string, string>();
  for (const at of upToBlock(element))
    for (const name of at.classList) {
      const kind = fontClassKind(name);
      if (kind && !merged.has(kind)) merged.set(kind, name);
    }
  return merged.size > 0 ? [...merged.values()].toSorted().join(' ') : null;
}

const hasOtherAttributes = (element: HTMLElement) =>
  element.hasAttribute('dir') ||
  element.hasAttribute(TAG_ATTRIBUTE) ||
  Object.entries(readPassthrough(element, appliedBySemantic(element)) ?? {}).some(
    ([name, value]) =>
      name !== 'class' || value.split(/\s+/).some((one) => one !== '' && !fontClassKind(one)),
  );

export const TextStyle = Mark.create({
  name: 'textStyle',
  priority: 101,
  addAttributes: () => ({
    style: { default: null, parseHTML: readSpanStyle },
    fontClasses: {
      default: null,
      parseHTML: readFontClasses,
      renderHTML: ({ fontClasses }) => (fontClasses ? { class: fontClasses as string } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span',
      getAttrs: (element) => ((readSpanStyle(element) ?? readFontClasses(element)) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export interface LinkOptions {
  toAllowedLink: (url: string) => string;
}

/** A link. Disallowed links are not parsed, so that their block is preserved. */
export const Link = Mark.create<LinkOptions>({
  name: 'link',
  priority: 1500,
  inclusive: false,
  addOptions: () => ({ toAllowedLink: (url) => url }),
  addAttributes: () => ({
    href: plainAttribute('href'),
    passthrough: passthroughAttribute(() => ({ own: ['href'] })),
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
