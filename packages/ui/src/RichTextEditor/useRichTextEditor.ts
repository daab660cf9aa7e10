import { Editor, isAndroid } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { prose } from './content.css.ts';
import { cursorAfterNode, followFragment } from './commands/selection.ts';
import { EmptyText } from './extensions/emptyText.ts';
import { ListDirections } from './extensions/listDirections.ts';
import { Video } from './extensions/media.ts';
import { PageKeys } from './extensions/pageKeys.ts';
import { PreservedBlock, PreservedInline } from './extensions/preservedBlock.ts';
import { RemovedMarks } from './extensions/removedMarks.ts';
import { richTextExtensions } from './extensions/richTextExtensions.ts';
import { Shortcuts } from './extensions/shortcuts.ts';
import { loadHtml, readHtml, Source } from './extensions/source.ts';
import { TabKey } from './extensions/tabKey.ts';
import { createHtmlParser } from './html/createHtmlParser.ts';
import { toAllowedLink as toDefaultLink } from './links.ts';
import { NodeViewStore } from './nodeViews/NodeViewStore.ts';
import { PreservedBlockView, PreservedInlineView } from './nodeViews/PreservedBlockView.tsx';
import { VideoView } from './nodeViews/VideoView.tsx';
import { loadPaste, pasteOrDrop } from './paste/pasteOrDrop.ts';
import * as styles from './RichTextEditor.css.ts';
import type { EditorActions, EditorInput, RichTextEditorProps } from './RichTextEditorProps.ts';
import { text } from './text.css.ts';
import { type EditorWords, labelOfContainer } from './useEditorWords.ts';

/** The latest value, for callbacks that are created once. Unlike a ref it can be passed on during render. */
const holderOf = <T>(value: T) => {
  let latest = value;
  const set = (next: T) => {
    latest = next;
  };
  return { get: () => latest, set };
};

/** How many reported values the owner may lag behind. */
const MAX_PENDING_VALUES = 100;

/** `keyCode` of keys handled by an input method. */
const IME_KEY_CODE = 229;

export function useRichTextEditor(props: RichTextEditorProps, words: EditorWords, actions: EditorActions) {
  const { label, value, placeholder = '', isInvalid, isReadOnly, isDisabled, isPending } = props;
  const isEditable = !(isReadOnly || isDisabled || isPending);
  const [input] = useState(() => holderOf<EditorInput>({ props, words, actions }));
  const [parser] = useState(() => createHtmlParser((html) => input.get().props.createHtml?.(html) ?? html));
  const [nodeViews] = useState(() => new NodeViewStore());
  const current = useRef(value);
  // Values reported by onChange that have not come back as `value` yet.
  const pending = useRef<string[]>([]);
  useEffect(() => input.set({ props, words, actions }));

  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      // WCAG 2.1.2: users must learn how to leave the text by keyboard.
      ...(isEditable && { 'aria-description': words.leaveHint }),
      ...(placeholder && { 'aria-placeholder': placeholder }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
      // Read-only text stays focusable.
      ...(!isEditable && !isDisabled && { 'aria-readonly': 'true', tabindex: '0' }),
      class: `${prose} ${text}`,
    }),
    [label, words, isEditable, placeholder, isInvalid, isDisabled],
  );

  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const [editor] = useState(() => {
    const latest = input.get;
    const toAllowedLink = (url: string) => (latest().props.toAllowedLink ?? toDefaultLink)(url);
    const paste = (view: EditorView, event: ClipboardEvent | DragEvent) =>
      pasteOrDrop(view, event, parser, {
        toAllowedLink,
        words: latest().words,
        onImages: (files) => latest().actions.onImages(files),
        onPasted: (report) => latest().actions.onPasted(report),
        onFailed: (error) => latest().actions.onPasteFailed(error),
      });
    const links = {
      toAllowedLink,
      isAllowedImage: (src: string) => latest().props.isAllowedImage?.(src) ?? true,
      toVideoEmbed: (url: string) => latest().props.toVideoEmbed?.(url),
    };
    const nodes = {
      PreservedBlock: PreservedBlock.extend({ addNodeView: () => nodeViews.rendererOf(PreservedBlockView) }),
      PreservedInline: PreservedInline.extend({
        addNodeView: () => {
          const renderPicture = nodeViews.rendererOf(PreservedInlineView);
          // Others are marked only: texts of Word have thousands.
          return (view) =>
            /<(?:img|picture)\b/i.test(view.node.attrs['html'] as string)
              ? renderPicture(view)
              : { dom: DOMSerializer.fromSchema(view.editor.schema).serializeNode(view.node) as HTMLElement };
        },
      }),
      Video: Video.extend({ addNodeView: () => nodeViews.rendererOf(VideoView) }),
    };
    return new Editor({
      element: null,
      injectCSS: false,
      // No automatic formatting of typed or pasted text.
      enableInputRules: false,
      enablePasteRules: false,
      editable: isEditable,
      extensions: [
        ...richTextExtensions(links, { labelOf: (tag) => labelOfContainer(tag, latest().words) }, nodes),
        EmptyText.configure({ placeholder, className: styles.empty }),
        ListDirections,
        PageKeys,
        Shortcuts.configure({ latest }),
        TabKey.configure({ latest }),
        RemovedMarks,
        Source.configure({ html: value, parser }),
      ],
      editorProps: {
        attributes,
        handleClick: (view, at, event) => (event.ctrlKey || event.metaKey) && followFragment(view, at),
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
          paste,
          drop: paste,
          focus: () => {
            // A paste tries again.
            loadPaste().catch(() => {});
            return false;
          },
          // Composing would delete the selection first.
          compositionstart: (view) => {
            if (view.state.selection instanceof NodeSelection) view.dispatch(cursorAfterNode(view.state.tr));
            return false;
          },
        },
      },
      onMount: ({ editor: { view } }) => {
        // Not before: Chromium takes seconds to insert a text of a megabyte where `dir` is `auto`.
        view.dom.dir = 'auto';
        // Shows the node views before the first paint.
        renderAgain();
      },
      onUpdate: ({ editor: changed, transaction }) => {
        // An image may arrive after the editor has left the page.
        if (!transaction.docChanged || changed.isDestroyed) return;
        const { html, isSimplified } = readHtml(changed);
        latest().actions.onSimplified(isSimplified);
        current.current = html;
        pending.current = [...pending.current, current.current].slice(-MAX_PENDING_VALUES);
        latest().props.onChange(current.current);
      },
    });
  });

  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (area.current) editor.mount(area.current);
    return () => editor.unmount();
  }, [editor]);
  useEffect(() => input.get().actions.onOpened(), [input]);

  useEffect(() => {
    const { editorProps } = editor.options;
    editor.setOptions({ editable: isEditable, editorProps: { ...editorProps, attributes } });
  }, [editor, isEditable, attributes]);

  useEffect(() => {
    // A reported value that comes back late must not overwrite what was typed since.
    const index = value === current.current ? Infinity : pending.current.lastIndexOf(value);
    pending.current = pending.current.slice(index + 1);
    if (index !== -1) return;
    current.current = value;
    pending.current = [];
    loadHtml(editor, value, parser);
    input.get().actions.onOpened();
  }, [editor, input, parser, value]);

  return { editor, area, nodeViews, isEditable };
}
