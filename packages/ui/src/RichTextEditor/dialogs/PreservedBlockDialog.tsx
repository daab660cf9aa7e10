import { useState } from 'react';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { PreservedContent } from '../nodeViews/PreservedBlockView.tsx';
import { useEditorServices } from '../EditorServices.ts';
import { useEditorWords } from '../useEditorWords.ts';
import type { EditorDialogProps } from './EditorDialogs.tsx';
import { focusFirst, FormDialog } from './FormDialog.tsx';
import { preview, previewTitle } from './dialogs.css.ts';

interface PreservedBlockDialogProps extends EditorDialogProps {
  position: number;
}

export function PreservedBlockDialog({ editor, onClose, position }: PreservedBlockDialogProps) {
  const { renderPreserved } = useEditorServices();
  const words = useEditorWords();
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
          <p className={previewTitle}>{words.preview}</p>
          <PreservedContent html={html} />
        </section>
      ) : null}
    </FormDialog>
  );
}
