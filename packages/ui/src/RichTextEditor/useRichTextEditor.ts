import { type Extensions, isAndroid } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { prose } from './content.css.ts';
import { cursorAfterNode } from './commands/selection.ts';
import { Video } from './extensions/media.ts';
import { PageKeys } from './extensions/pageKeys.ts';
import { Placeholder } from './extensions/placeholder.ts';
import { PreservedBlock } from './extensions/preservedBlock.ts';
import { richTextExtensions } from './extensions/richTextExtensions.ts';
import { Shortcuts } from './extensions/shortcuts.ts';
import { loadHtml, readHtml, Source } from './extensions/source.ts';
import { TabKey } from './extensions/tabKey.ts';
import { createHtmlParser, type HtmlParser } from './html/createHtmlParser.ts';
import { LatestRef } from './LatestRef.ts';
import { toAllowedLink as toDefaultLink } from './links.ts';
import { PreservedBlockView } from './nodeViews/PreservedBlockView.tsx';
import { VideoView } from './nodeViews/VideoView.tsx';
import { handlePaste } from './paste/handlePaste.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import type { EditorTexts } from './useEditorMessages.ts';

interface EditorActions {
  onToolbar: () => void;
  onLink: () => void;
  onEditPreserved: (position: number) => void;
  announce: (message: string) => void;
  onTabStays: () => void;
  onImages: (files: readonly File[]) => void;
}

interface EditorInput {
  props: RichTextEditorProps;
  messages: EditorTexts;
  actions: EditorActions;
}

/** How many reported values the owner may lag behind. */
const MAX_PENDING_VALUES = 100;

/** `keyCode` of keys handled by an input method. */
const IME_KEY_CODE = 229;

const PreservedBlockWithView = PreservedBlock.extend({
  addNodeView: () => ReactNodeViewRenderer(PreservedBlockView),
});
const VideoWithView = Video.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) });

/** Extensions are created once and read callbacks from `latest`. */
const makeExtensions = (
  latest: LatestRef<EditorInput>,
  html: string,
  placeholder: string,
  parser: HtmlParser,
): Extensions => [
  ...richTextExtensions(
    {
      toAllowedLink: (url) => (latest.get().props.toAllowedLink ?? toDefaultLink)(url),
      isAllowedImage: (src) => latest.get().props.isAllowedImage?.(src) ?? true,
      toVideoEmbed: (url) => latest.get().props.toVideoEmbed?.(url),
    },
    { PreservedBlock: PreservedBlockWithView, Video: VideoWithView },
  ),
  Placeholder.configure({ text: placeholder, className: styles.empty }),
  PageKeys,
  Shortcuts.configure({
    onToolbar: () => latest.get().actions.onToolbar(),
    onLink: () => latest.get().actions.onLink(),
    onEditPreserved: (position) => latest.get().actions.onEditPreserved(position),
    messages: () => latest.get().messages,
    announce: (message) => latest.get().actions.announce(message),
  }),
  TabKey.configure({
    onStay: () => latest.get().actions.onTabStays(),
    messages: () => latest.get().messages,
    announce: (message) => latest.get().actions.announce(message),
  }),
  Source.configure({ html, parser }),
];

export function useRichTextEditor(props: RichTextEditorProps, messages: EditorTexts, actions: EditorActions) {
  const { label, value, placeholder = '', isInvalid, isReadOnly, isDisabled, isPending } = props;
  const isEditable = !(isReadOnly || isDisabled || isPending);
  const [latest] = useState(() => new LatestRef<EditorInput>({ props, messages, actions }));
  const [parser] = useState(() => createHtmlParser((html) => latest.get().props.createHtml?.(html) ?? html));
  const [extensions] = useState(() => makeExtensions(latest, value, placeholder, parser));
  const current = useRef(value);
  // Values reported by onChange that have not come back as `value` yet.
  const pending = useRef<string[]>([]);
  useEffect(() => latest.set({ props, messages, actions }));

  const pasteOrDrop = (view: EditorView, event: ClipboardEvent | DragEvent) =>
    handlePaste(view, event, parser, {
      toAllowedLink: (url) => (latest.get().props.toAllowedLink ?? toDefaultLink)(url),
      onImages: (files) => latest.get().actions.onImages(files),
    });

  const editor = useEditor({
    injectCSS: false,
    // No automatic formatting of typed or pasted text.
    enableInputRules: false,
    enablePasteRules: false,
    editable: isEditable,
    extensions,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        // WCAG 2.1.2: users must learn how to leave the text by keyboard.
        ...(isEditable && { 'aria-description': messages.leaveHint }),
        dir: 'auto',
        ...(placeholder && { 'aria-placeholder': placeholder }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isDisabled && { 'aria-disabled': 'true' }),
        // Read-only text stays focusable.
        ...(!isEditable && !isDisabled && { 'aria-readonly': 'true', tabindex: '0' }),
        class: `${prose} ${styles.text}`,
      },
      // Typing does not replace a selected node.
      handleTextInput: (view, _from, _to, typed) => {
        if (!(view.state.selection instanceof NodeSelection)) return false;
        view.dispatch(cursorAfterNode(view.state.tr).insertText(typed).scrollIntoView());
        return true;
      },
      handleKeyDown: (view, { keyCode }) => {
        // Chrome starts composing in the wrong place while a block is selected. On Android every key has this code.
        if (keyCode === IME_KEY_CODE && !isAndroid() && view.state.selection instanceof NodeSelection)
          view.dispatch(cursorAfterNode(view.state.tr));
        return false;
      },
      handleDOMEvents: {
        paste: pasteOrDrop,
        drop: pasteOrDrop,
        // Composing would delete the selection first.
        compositionstart: (view) => {
          if (view.state.selection instanceof NodeSelection) view.dispatch(cursorAfterNode(view.state.tr));
          return false;
        },
      },
    },
    onUpdate: ({ editor: changed, transaction }) => {
      if (!transaction.docChanged) return;
      current.current = readHtml(changed, parser);
      pending.current = [...pending.current, current.current].slice(-MAX_PENDING_VALUES);
      latest.get().props.onChange(current.current);
    },
  });

  useEffect(() => {
    // A reported value that comes back late must not overwrite what was typed since.
    const index = value === current.current ? Infinity : pending.current.lastIndexOf(value);
    pending.current = pending.current.slice(index + 1);
    if (index !== -1) return;
    current.current = value;
    pending.current = [];
    // Node views render with flushSync, which React forbids in an effect.
    queueMicrotask(() => {
      if (current.current === value && !editor.isDestroyed) loadHtml(editor, value, parser);
    });
  }, [editor, parser, value]);

  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable]);

  return { editor, isEditable };
}
