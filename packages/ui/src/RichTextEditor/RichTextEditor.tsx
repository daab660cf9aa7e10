import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FieldMessages } from '../field/FieldFrame.tsx';
import type { FieldHint } from '../field/FieldProps.ts';
import { useIsInBrowser } from '../media/useMediaQuery.ts';
import { lazyWithRetry, reportLoadError } from '../overlay/lazyWithRetry.ts';
import { RichTextEditorLoading } from '../RichTextEditorLoading/RichTextEditorLoading.tsx';
import { rootProps, type RootProps } from '../root/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { commentOn } from './comments/commentOn.ts';
import type { OpenDialog } from './dialogs/EditorDialogs.tsx';
import { EditorServicesContext } from './EditorServices.ts';
import { toAllowedLink as toDefaultLink } from './links.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import type { PasteResult } from './paste/PasteReport.ts';
import { findWrappedBreaks, joinWrappedLines } from './paste/wrappedLines.ts';
import { NodeViewPortals } from './nodeViews/NodeViewStore.ts';
import { EditorToolbar } from './toolbar/EditorToolbar.tsx';
import { useEditorWords } from './useEditorWords.ts';
import { useRichTextEditor } from './useRichTextEditor.ts';

const EditorDialogs = lazyWithRetry(async () => {
  const modules = [
    import('./tools.ts'),
    import('../Dialog/DialogModal.tsx'),
    // Asks before a dialog closes: that must not fail.
    import('../AlertDialog/AlertDialogModal.tsx'),
  ] as const;
  return (await Promise.all(modules))[0].EditorDialogs;
});

const EditorFind = lazyWithRetry(async () => (await import('./tools.ts')).EditorFind);

const EditorOutline = lazyWithRetry(async () => (await import('./tools.ts')).EditorOutline);

const PastePanel = lazyWithRetry(async () => (await import('./tools.ts')).PastePanel);

const EditorComments = lazyWithRetry(async () => (await import('./tools.ts')).EditorComments);

const EditorMarks = lazyWithRetry(async () => (await import('./tools.ts')).EditorMarks);

const MAX_IMAGE_BYTES = 1024 * 1024;

/** A list of contents, or a footnote. Few texts have them, so the code that keeps them true loads with the first one. */
const CONTENTS = /\sid="(?:contents"|fn-)/;

function Editor({ ref, ...props }: RichTextEditorProps) {
  const {
    label,
    renderPreserved,
    onDialogDirtyChange,
    isDisabled = false,
    isPending,
    isReadOnly,
    isInvalid,
    errorMessage,
    description,
  } = props;
  const words = useEditorWords();
  const onAdd = props.comments?.onAdd;
  const { uploadImage, maxImageBytes = MAX_IMAGE_BYTES } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [message, setMessage] = useState({ text: '', count: 0 });
  // The count makes screen readers announce a repeated message again.
  const announce = useCallback(
    (text: string) => setMessage(({ count }) => ({ text, count: count + 1 })),
    [setMessage],
  );
  const [problem, setProblem] = useState<string>();
  const [isTabStaying, setTabStaying] = useState(false);
  const [isSimplified, setSimplified] = useState(false);
  const [isOutlined, setOutlined] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => {
    setFinding(true);
    // Already open.
    root.current?.querySelector<HTMLInputElement>('search input')?.select();
  }, []);
  const toggleOutline = useCallback(() => setOutlined((isShown) => !isShown), []);
  const [pasted, setPasted] = useState<PasteResult>();
  const [notice, setNotice] = useState<FieldHint>();
  const showNotice = useCallback((text: string) => setNotice({ text }), []);
  const toToolbar = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const { editor, area, nodeViews, isEditable } = useRichTextEditor(props, words, {
    onToolbar: toToolbar,
    onLink: () => setDialog('link'),
    onFind: find,
    onComment: onAdd && (() => commentOn(editor, onAdd)),
    onEditPreserved: (preservedAt) => setDialog({ preservedAt }),
    announce,
    onTabStays: () => setTabStaying(true),
    onSimplified: setSimplified,
    onOpened: () => offerToJoin(),
    onPasted: (result) => {
      if (result) setNotice(undefined);
      else offerToJoin();
      setPasted(result && result.entries.length > 0 ? result : undefined);
    },
    onPasteFailed: (error) => {
      setProblem(words.pasteFailed);
      reportLoadError(error);
    },
    onImages: (files) => {
      setProblem(undefined);
      // Few texts have images, so the code loads with the first one.
      void import('./tools.ts').then(
        ({ insertImages }) =>
          insertImages(editor, files, { uploadImage, maxImageBytes, words, onProblem: setProblem }),
        (error: unknown) => {
          setProblem(words.imageNotStored);
          reportLoadError(error);
        },
      );
    },
  });
  const hasContents = CONTENTS.test(props.value);
  useEffect(() => {
    if (hasContents) void import('./tools.ts').then((tools) => tools.keepContents(editor), reportLoadError);
  }, [editor, hasContents]);
  const closePasted = () => {
    setPasted(undefined);
    editor.commands.focus();
  };
  const copyPictures = (pictures: readonly string[]) => setDialog({ pictures: [...new Set(pictures)] });
  const offerToJoin = () => {
    const { length } = findWrappedBreaks(editor.state.doc);
    const onPress = () => {
      joinWrappedLines(editor);
      setNotice({ text: words.linesJoined });
      editor.commands.focus();
    };
    const action = { label: words.joinWrappedLines, onPress };
    setNotice(length > 0 && isEditable ? { text: words.wrappedLines(length), action } : undefined);
  };
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor.commands.focus(),
      focusComment: (id) => {
        const mark = area.current?.querySelector(`[data-comment="${CSS.escape(id)}"]`);
        if (mark) editor.chain().focus(editor.view.posAtDOM(mark, 0)).scrollIntoView().run();
      },
    }),
    [editor, area],
  );
  const services = useMemo(
    () => ({
      renderPreserved,
      onDialogDirtyChange,
      announce,
      editPreserved: (preservedAt: number) => setDialog({ preservedAt }),
      makeEditable: (preservedAt: number) => setDialog({ preservedAt, isMadeEditable: true }),
    }),
    [announce, onDialogDirtyChange, renderPreserved],
  );

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (root.current?.contains(relatedTarget)) return;
    setTabStaying(false);
    props.onBlur?.();
  };
  const backToText = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus();
  };
  return (
    <div {...rootProps(props as RootProps, styles.root)} ref={root} onBlur={leave}>
      <div
        className={styles.box}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        aria-busy={isPending || undefined}
      >
        <div
          role="presentation"
          className={styles.tools}
          // On key up: the key press closes the tooltip.
          onKeyUp={backToText}
          onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          onPointerEnter={EditorDialogs.prefetch}
          onFocus={EditorDialogs.prefetch}
        >
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            label={label}
            isDisabled={!isEditable}
            onOpen={setDialog}
            onFind={find}
            isOutlined={isOutlined}
            onOutline={toggleOutline}
            onRenumber={(numbers) => setDialog({ numbers })}
            onNotice={showNotice}
            onComment={onAdd}
          />
          {isFinding && (
            <EditorFind
              editor={editor}
              label={label}
              isReadOnly={!isEditable}
              onClose={() => {
                setFinding(false);
                editor.commands.focus();
              }}
              onOpenChange={setFinding}
            />
          )}
        </div>
        {isOutlined && (
          <EditorOutline
            editor={editor}
            label={label}
            onClose={() => {
              setOutlined(false);
              editor.commands.focus();
            }}
            onOpenChange={setOutlined}
          />
        )}
        <EditorServicesContext value={services}>
          <div ref={area} className={styles.area} />
          <NodeViewPortals store={nodeViews} />
          {props.marks && <EditorMarks editor={editor} marks={props.marks} />}
          {props.comments && props.comments.passages.length > 0 && (
            <EditorComments editor={editor} comments={props.comments} />
          )}
          {pasted && (
            <PastePanel
              editor={editor}
              result={pasted}
              announce={announce}
              onCopyPictures={copyPictures}
              onClose={closePasted}
              onOpenChange={closePasted}
            />
          )}
          {dialog && (
            <EditorDialogs
              editor={editor}
              open={dialog}
              onNotice={showNotice}
              onOpenChange={() => setDialog(undefined)}
              toAllowedLink={props.toAllowedLink ?? toDefaultLink}
              toVideoEmbed={props.toVideoEmbed ?? (() => undefined)}
              uploadImage={uploadImage}
              maxImageBytes={maxImageBytes}
            />
          )}
        </EditorServicesContext>
      </div>
      <div aria-live="polite" className={styles.messages}>
        <FieldMessages
          description={[description, isSimplified && words.simplified, isTabStaying && words.leaveHint]
            .filter(Boolean)
            .join(' ')}
          hint={notice}
          isInvalid={isInvalid || problem !== undefined}
          errorMessage={problem ?? errorMessage}
        />
      </div>
      <VisuallyHidden>
        <output>
          <span key={message.count}>{message.text}</span>
        </output>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Lossless editor for HTML. Blocks that are not edited come back byte for byte. Tags that the editor has no tool for are
 * kept around their text; markup without text to edit becomes preserved content, which can be moved, deleted and edited
 * as HTML. Opens content of Quill 1 and 2, and cleans up pastes from Word, Google Docs and web pages.
 *
 * The app supplies its rules: `renderPreserved`, `toAllowedLink`, `isAllowedImage`, `toVideoEmbed`. Servers render a
 * placeholder. It is large: import it lazily from `@planner/ui/rich-text-editor`. For plain text use `TextArea`.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { loading } = useEditorWords();
  return useIsInBrowser() ? <Editor {...props} /> : <RichTextEditorLoading label={loading} />;
}
