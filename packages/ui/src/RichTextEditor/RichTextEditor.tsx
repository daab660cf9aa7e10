import { EditorContent } from '@tiptap/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EditorDialogs, type OpenDialog } from './dialogs/EditorDialogs.tsx';
import { EditorMessages } from './EditorMessages.tsx';
import { EditorServicesContext } from './EditorServices.ts';
import { toAllowedLink as toUsualLink } from './links.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { EditorToolbar } from './toolbar/EditorToolbar.tsx';
import { useImageInsertion } from './images/useImageInsertion.ts';
import { useRichTextEditor } from './useRichTextEditor.ts';

/** Greatest size of an image file where nobody says otherwise. */
const MAX_IMAGE_BYTES = 1024 * 1024;

/**
 * Text with headings, lists, tables, links, images and videos, stored as HTML, that never loses a word. What nobody edits
 * comes back byte for byte; what the editor cannot represent is shown as a part "Kept as is", which can be moved, deleted
 * and edited as HTML. What Quill 1 and 2 stored opens as real content, and what is pasted from Word, Google Docs and web
 * pages comes in clean.
 *
 * It knows no rules of the app: `showKept`, `toAllowedLink` and `toVideoEmbed` bring them. It is heavy, so that it has an
 * entry of its own: `@planner/ui/rich-text-editor`, to be loaded with the screen that needs it.
 *
 * Trusted Types: every string becomes markup in an inert document, through `createHtml`, or in the page, through `showKept`.
 * Make both of the app's one policy and nothing else is needed.
 *
 * Not for plain text (TextArea).
 *
 * Keyboard: see `RichTextEditor.keyboard.ts`; Ctrl there is Cmd on a Mac. 100 steps can be undone, typing within a second is one.
 */
export function RichTextEditor({ ref, ...props }: RichTextEditorProps) {
  const {
    label,
    showKept,
    isDisabled = false,
    isPending,
    isReadOnly,
    isInvalid,
    errorMessage,
    description,
  } = props;
  const { maxImageBytes = MAX_IMAGE_BYTES } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [message, setMessage] = useState({ text: '', count: 0 });
  // Said again where it is the same as before.
  const announce = useCallback(
    (text: string) => setMessage(({ count }) => ({ text, count: count + 1 })),
    [setMessage],
  );
  const [problem, setProblem] = useState<string>();
  // The tool that was used last, to come back to.
  const tool = useRef<HTMLElement>(null);
  const toToolbar = () => (tool.current ?? toolbar.current?.querySelector('button'))?.focus();
  const insertImages = useImageInsertion({ ...props, maxImageBytes, onProblem: setProblem });
  const { editor, isEditable } = useRichTextEditor(props, {
    onToolbar: toToolbar,
    onLink: () => setDialog('link'),
    onEditKept: (keptAt) => setDialog({ keptAt }),
    announce,
    onImages: (files) => void insertImages(editor, files),
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  const services = useMemo(
    () => ({ showKept, announce, editKept: (keptAt: number) => setDialog({ keptAt }) }),
    [announce, showKept],
  );

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) props.onBlur?.();
  };
  const backToText = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus();
  };
  return (
    <div ref={root} className={styles.root} onBlur={leave}>
      <div
        className={styles.box}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        aria-busy={isPending || undefined}
      >
        <div
          role="presentation"
          // At its release: its press belongs to the tooltip, which it takes away.
          onKeyUp={backToText}
          onFocus={({ target }) => {
            if (toolbar.current?.contains(target)) tool.current = target;
          }}
        >
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            label={label}
            isDisabled={!isEditable}
            onOpen={setDialog}
          />
        </div>
        <EditorServicesContext value={services}>
          <EditorContent editor={editor} className={styles.area} />
        </EditorServicesContext>
      </div>
      <EditorMessages description={description} problem={problem ?? (isInvalid ? errorMessage : undefined)} />
      <VisuallyHidden>
        <output>
          <span key={message.count}>{message.text}</span>
        </output>
      </VisuallyHidden>
      <EditorDialogs
        editor={editor}
        open={dialog}
        onClose={() => setDialog(undefined)}
        showKept={showKept}
        toAllowedLink={props.toAllowedLink ?? toUsualLink}
        toVideoEmbed={props.toVideoEmbed ?? (() => undefined)}
        uploadImage={props.uploadImage}
        maxImageBytes={maxImageBytes}
      />
    </div>
  );
}
