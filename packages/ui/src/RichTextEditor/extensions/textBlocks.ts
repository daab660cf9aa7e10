import { Node } from '@tiptap/core';
import { cursorAfterNode } from '../commands/selection.ts';
import { hasBlockDescendant } from '../html/elements.ts';
import { passthroughAttribute } from './passthroughAttributes.ts';

export const Document = Node.create({
  name: 'doc',
  topNode: true,
  content: 'block+',
  // Index of the opened text; see `Source`.
  addAttributes: () => ({ source: { default: 0, rendered: false } }),
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

/** Holds the tag. */
export const CONTAINER_ATTRIBUTE = 'data-container';

/** Any other element around blocks: `dl`, `details`, `figure`, or the `b` of Google Docs around a whole text. */
export const Container = Node.create({
  name: 'container',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tag: {
      default: 'div',
      rendered: false,
      parseHTML: (element) => element.getAttribute(CONTAINER_ATTRIBUTE) ?? element.nodeName.toLowerCase(),
    },
  }),
  parseHTML: () => [
    { tag: `div[${CONTAINER_ATTRIBUTE}]`, priority: 60 },
    ...CONTAINERS.map((tag) => ({
      tag,
      priority: 40,
      getAttrs: (element: HTMLElement) => (tag !== 'div' || hasBlockDescendant(element) ? null : false),
    })),
  ],
  // Rendered as `div`: a text must not add landmarks to the screen.
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    { ...HTMLAttributes, [CONTAINER_ATTRIBUTE]: node.attrs['tag'] as string },
    0,
  ],
});

export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({
    language: {
      default: null,
      rendered: false,
      parseHTML: (element) =>
        /^language-([\w+#-]+)$/.exec(element.firstElementChild?.className ?? '')?.[1] ?? null,
    },
    hasCode: {
      default: true,
      rendered: false,
      parseHTML: (element) => element.firstElementChild?.nodeName === 'CODE',
    },
  }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const language = node.attrs['language'] as string | null;
    return node.attrs['hasCode']
      ? ['pre', HTMLAttributes, ['code', language ? { class: `language-${language}` } : {}, 0]]
      : ['pre', HTMLAttributes, 0];
  },
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
