import { type Editor, Node } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { cursorAfterNode } from '../commands/selection.ts';
import { hasBlockDescendant, isElement, tagOf } from '../html/elements.ts';
import { passthroughAttribute } from './passthroughAttributes.ts';

export const Document = Node.create({
  name: 'doc',
  topNode: true,
  content: 'block+',
  // Which opened text it comes from, and when it was numbered; see `Source`.
  addAttributes: () => ({
    source: { default: 0, rendered: false },
    numbered: { default: 0, rendered: false },
  }),
});

export const Text = Node.create({ name: 'text', group: 'inline' });

/** `tag`: `p`, `div` if it contains only text, or null for bare text in a list item, cell or quotation. */
export const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  addAttributes: () => ({
    tag: {
      default: null,
      parseHTML: (element) => (element.hasAttribute('data-bare') ? null : element.nodeName.toLowerCase()),
      renderHTML: ({ tag }) => (tag === null ? { 'data-bare': '' } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'p' },
    { tag: 'div', getAttrs: (element) => (hasBlockDescendant(element) ? false : null) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs['tag'] === 'div' ? 'div' : 'p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') };
  },
});

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: { default: 1, rendered: false, parseHTML: (element) => Number(element.nodeName.charAt(1)) },
  }),
  parseHTML: () => LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs['level']}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    );
  },
});

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') };
  },
});

const CONTAINERS = ['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address'];

/** Names that `createElement` accepts. */
export const TAG_NAME = /^[a-z][\w:.-]*$/;

/** Holds the tag. */
export const CONTAINER_ATTRIBUTE = 'data-container';

/** Holds the name of a container, which its look shows. */
export const LABEL_ATTRIBUTE = 'data-pm-label';

export interface ContainerOptions {
  /** The name of an element, such as "Details"; undefined for elements without a look of their own. */
  labelOf: (tag: string) => string | undefined;
}

/** Rendered as `div`: a text must not add landmarks to the screen. */
const renderContainer = (
  tag: string,
  { labelOf }: ContainerOptions,
  attributes: Record<string, unknown>,
): DOMOutputSpec => {
  const label = labelOf(tag);
  const named = label ? { role: 'group', 'aria-label': label } : {};
  const look = label === undefined ? {} : { ...named, [LABEL_ATTRIBUTE]: label };
  return ['div', { ...attributes, ...look, [CONTAINER_ATTRIBUTE]: tag }, 0];
};

/** Any other element around blocks: `dl`, `details`, `figure`, or the `b` of Google Docs around a whole text. */
export const Container = Node.create<ContainerOptions>({
  name: 'container',
  group: 'block',
  content: 'block+',
  defining: true,
  addOptions: () => ({ labelOf: () => undefined }),
  addAttributes: () => ({
    tag: {
      default: 'div',
      rendered: false,
      parseHTML: (element) => element.getAttribute(CONTAINER_ATTRIBUTE) ?? element.nodeName.toLowerCase(),
    },
  }),
  parseHTML: () => [
    {
      tag: `div[${CONTAINER_ATTRIBUTE}]`,
      priority: 60,
      getAttrs: (element) => (TAG_NAME.test(element.getAttribute(CONTAINER_ATTRIBUTE) ?? '') ? null : false),
    },
    ...CONTAINERS.map((tag) => ({
      tag,
      priority: 40,
      getAttrs: (element: HTMLElement) => (tag !== 'div' || hasBlockDescendant(element) ? null : false),
    })),
  ],
  renderHTML({ node, HTMLAttributes }) {
    return renderContainer(node.attrs['tag'] as string, this.options, HTMLAttributes);
  },
  addKeyboardShortcuts() {
    return { Enter: () => splitTerm(this.editor) };
  },
});

/** A new line in a definition list is another term or definition. */
function splitTerm({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  const isTerm = $from.depth > 1 && /^d[dt]$/.test(($from.node(-1).attrs['tag'] as string | undefined) ?? '');
  if (!isTerm || !empty || $from.parent.content.size === 0 || !$from.parent.isTextblock) return false;
  view.dispatch(state.tr.split($from.pos, 2).scrollIntoView());
  return true;
}

/** The caption of a table. */
export const Caption = Node.create<ContainerOptions>({
  name: 'caption',
  content: 'block+',
  isolating: true,
  addOptions: () => ({ labelOf: () => undefined }),
  parseHTML: () => [{ tag: `div[${CONTAINER_ATTRIBUTE}="caption"]`, priority: 70 }],
  renderHTML({ HTMLAttributes }) {
    return renderContainer('caption', this.options, HTMLAttributes);
  },
});

/** The `code` around all text of a `pre`. Any other is a mark. */
const codeIn = ({ childNodes: [only, more] }: HTMLElement): HTMLElement | undefined =>
  isElement(only) && tagOf(only) === 'code' && !more ? only : undefined;

const CODE_ATTRIBUTES = passthroughAttribute();

/** Preformatted text, with or without a `code` around it. */
export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  addAttributes: () => ({
    hasCode: { default: true, rendered: false, parseHTML: (pre) => codeIn(pre) !== undefined },
    codeAttributes: {
      default: null,
      rendered: false,
      parseHTML: (pre) => CODE_ATTRIBUTES.parseHTML(codeIn(pre) ?? document.createElement('code')),
    },
  }),
  parseHTML: () => [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      contentElement: (pre) => codeIn(pre) ?? pre,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs['hasCode']
      ? [
          'pre',
          HTMLAttributes,
          ['code', CODE_ATTRIBUTES.renderHTML({ passthrough: node.attrs['codeAttributes'] }), 0],
        ]
      : ['pre', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const isInside = () => this.editor.isActive('codeBlock') && this.editor.state.selection.empty;
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleNode('codeBlock', 'paragraph'),
      Backspace: () => {
        const { $from } = this.editor.state.selection;
        return isInside() && $from.parent.textContent === '' && this.editor.commands.clearNodes();
      },
      ArrowDown: () => {
        const { $from } = this.editor.state.selection;
        const isAtEnd = isInside() && $from.parentOffset === $from.parent.content.size;
        return isAtEnd && $from.after() === $from.end(-1) && this.editor.commands.exitCode();
      },
    };
  },
});

export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

export const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  addAttributes: () => ({ passthrough: passthroughAttribute() }),
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: ({ HTMLAttributes }) => ['br', HTMLAttributes],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const insert = () =>
      this.editor.commands.first(({ commands }) => [
        () => commands.exitCode(),
        () =>
          commands.command(({ tr }) => {
            cursorAfterNode(tr).replaceSelectionWith(this.type.create()).scrollIntoView();
            return true;
          }),
      ]);
    return { 'Shift-Enter': insert, 'Mod-Enter': insert };
  },
});
