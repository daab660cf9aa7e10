import { type Extensions } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { prose } from './content.css.ts';
import { cursorBehind, isBlockSelected } from './document/cursorBehind.ts';
import { ShownKeptBlock, ShownVideo } from './extensions/nodeViews.ts';
import { Placeholder } from './extensions/placeholder.ts';
import { richTextExtensions } from './extensions/richTextExtensions.ts';
import { Shortcuts } from './extensions/shortcuts.ts';
import { loadHtml, readHtml, Source } from './extensions/source.ts';
import { createHtmlParser, type HtmlParser } from './html/createHtmlParser.ts';
import { Latest } from './Latest.ts';
import { toAllowedLink as toUsualLink } from './links.ts';
import { takePaste } from './paste/takePaste.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

/** What keys, pastes and blocks ask of the component around the text. */
interface EditorActions {
  onToolbar: () => void;
  onLink: () => void;
  onEditKept: (position: number) => void;
  announce: (message: string) => void;
  /** Inserts image files that were pasted or dropped. */
  onImages: (files: readonly File[]) => void;
}

interface Wishes {
  props: RichTextEditorProps;
  actions: EditorActions;
}

/** How many changes the owner of the value may be behind. */
const MOST_UNANSWERED = 100;

/** What the editor is made of. It is made once; functions of the props are looked up when they are needed. */
const makeExtensions = (
  latest: Latest<Wishes>,
  html: string,
  placeholder: string,
  parser: HtmlParser,
): Extensions => [
  ...richTextExtensions(
    {
      toAllowedLink: (url) => (latest.get().props.toAllowedLink ?? toUsualLink)(url),
      isAllowedImage: (src) => latest.get().props.isAllowedImage?.(src) ?? true,
      toVideoEmbed: (url) => latest.get().props.toVideoEmbed?.(url),
    },
    { kept: ShownKeptBlock, video: ShownVideo },
  ),
  Placeholder.configure({ text: placeholder, className: styles.empty }),
  Shortcuts.configure({
    onToolbar: () => latest.get().actions.onToolbar(),
    onLink: () => latest.get().actions.onLink(),
    onEditKept: (position) => latest.get().actions.onEditKept(position),
    announce: (message) => latest.get().actions.announce(message),
  }),
  Source.configure({ html, parser }),
];

/** The editor for what the props say. */
export function useRichTextEditor(props: RichTextEditorProps, actions: EditorActions) {
  const { label, value, placeholder = '', isInvalid, isReadOnly, isDisabled, isPending } = props;
  const isEditable = !(isReadOnly || isDisabled || isPending);
  const [latest] = useState(() => new Latest<Wishes>({ props, actions }));
  const [parser] = useState(() => createHtmlParser((html) => latest.get().props.createHtml?.(html) ?? html));
  const [extensions] = useState(() => makeExtensions(latest, value, placeholder, parser));
  // The last HTML that the owner of the value gave or was given, and what it was given and has not answered yet.
  const known = useRef(value);
  const unanswered = useRef<string[]>([]);
  useEffect(() => latest.set({ props, actions }));

  const take = (view: EditorView, event: ClipboardEvent | DragEvent) =>
    takePaste(view, event, parser, {
      toAllowedLink: (url) => (latest.get().props.toAllowedLink ?? toUsualLink)(url),
      onImages: (files) => latest.get().actions.onImages(files),
    });

  const editor = useEditor({
    injectCSS: false,
    // Nothing that is typed or pasted turns into something else by itself.
    enableInputRules: false,
    enablePasteRules: false,
    editable: isEditable,
    extensions,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        // As it is read: the first words decide.
        dir: 'auto',
        ...(placeholder && { 'aria-placeholder': placeholder }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isDisabled && { 'aria-disabled': 'true' }),
        // What cannot be changed can still be reached and read.
        ...(!isEditable && !isDisabled && { 'aria-readonly': 'true', tabindex: '0' }),
        class: `${prose} ${styles.text}`,
      },
      // Nobody loses a clause by typing while it is selected as a whole.
      handleTextInput: (view, _from, _to, typed) => {
        if (!isBlockSelected(view.state)) return false;
        view.dispatch(cursorBehind(view.state.tr).insertText(typed).scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        paste: take,
        drop: take,
        // Nor by composing a letter, which begins with the selection being removed.
        compositionstart: (view) => {
          if (isBlockSelected(view.state)) view.dispatch(cursorBehind(view.state.tr));
          return false;
        },
      },
    },
    onUpdate: ({ editor: changed, transaction }) => {
      if (!transaction.docChanged) return;
      known.current = readHtml(changed, parser);
      unanswered.current = [...unanswered.current, known.current].slice(-MOST_UNANSWERED);
      latest.get().props.onChange(known.current);
    },
  });

  useEffect(() => {
    // An answer that comes when more has been typed is no other text.
    const answered = value === known.current ? Infinity : unanswered.current.lastIndexOf(value);
    unanswered.current = unanswered.current.slice(answered + 1);
    if (answered !== -1) return;
    known.current = value;
    unanswered.current = [];
    loadHtml(editor, value, parser);
  }, [editor, parser, value]);

  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable]);

  return { editor, isEditable };
}
