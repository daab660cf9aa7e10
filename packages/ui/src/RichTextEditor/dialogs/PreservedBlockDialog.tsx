import { useState } from 'react';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { PreservedContent } from '../nodeViews/PreservedBlockView.tsx';
import { openedHtml } from '../extensions/source.ts';
import { createHtmlParser } from '../html/createHtmlParser.ts';
import { makeEditable } from '../paste/makeEditable.ts';
import { useEditorServices } from '../EditorServices.ts';
import { useDialogWords } from './useDialogWords.ts';
import { type EditorDialogProps, focusFirst, FormDialog } from './FormDialog.tsx';
import { preview, groupTitle } from './dialogs.css.ts';

interface PreservedBlockDialogProps extends EditorDialogProps {
  position: number;
}

export function PreservedBlockDialog({ editor, onClose, position }: PreservedBlockDialogProps) {
  const { renderPreserved } = useEditorServices();
  const words = useDialogWords();
  const [before] = useState(
    () => (editor.state.doc.nodeAt(position)?.attrs['html'] as string | undefined) ?? '',
  );
  const [html, setHtml] = useState(before);
  const save = () => {
    onClose();
    if (html !== before) editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'html', html));
  };
  return (
    <FormDialog
      title={words.editHtml}
      submitLabel={words.saveHtml}
      size="medium"
      isDirty={html !== before}
      onSubmit={save}
      onClose={onClose}
    >
      <TextArea label={words.html} value={html} onChange={setHtml} rows={8} dir="ltr" {...focusFirst} />
      {renderPreserved ? (
        <section aria-label={words.preview} className={preview}>
          <p className={groupTitle}>{words.preview}</p>
          <PreservedContent html={html} />
        </section>
      ) : null}
    </FormDialog>
  );
}

/** Replaces preserved content by what the editor can edit of it, and lists what goes. */
export function MakeEditableDialog({ editor, onClose, position, toAllowedLink }: PreservedBlockDialogProps) {
  const words = useDialogWords();
  const [{ content, gone }] = useState(() => {
    const html = (editor.state.doc.nodeAt(position)?.attrs['html'] as string | undefined) ?? '';
    const parser = openedHtml(editor)?.parser ?? createHtmlParser();
    return makeEditable(html, editor.schema, parser, { toAllowedLink, words });
  });
  const replace = () => {
    onClose();
    const size = editor.state.doc.nodeAt(position)?.nodeSize ?? 0;
    editor.view.dispatch(editor.state.tr.replaceWith(position, position + size, content));
  };
  return (
    <FormDialog
      title={words.makeEditable}
      submitLabel={words.makeEditable}
      isDirty={false}
      onSubmit={replace}
      onClose={onClose}
    >
      {gone.length > 0 ? <p>{words.markupGoes(gone)}</p> : null}
      <section aria-label={words.textStays} className={preview}>
        <p className={groupTitle}>{words.textStays}</p>
        <bdi>{content.textBetween(0, content.size, ' ') || words.noText}</bdi>
      </section>
    </FormDialog>
  );
}
