import { useState } from 'react';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { KeptContent } from '../blocks/KeptContent.tsx';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import type { EditorDialogProps } from './EditorDialogs.tsx';
import { focusFirst, FormDialog } from './FormDialog.tsx';
import { preview, previewTitle } from './KeptDialog.css.ts';

interface KeptDialogProps extends EditorDialogProps, Pick<RichTextEditorProps, 'showKept'> {
  /** Position of the block in the document. */
  position: number;
}

/** The source of a kept block, and what it will look like. */
export function KeptDialog({ editor, onClose, position, showKept }: KeptDialogProps) {
  const [before] = useState(
    () => (editor.state.doc.nodeAt(position)?.attrs['html'] as string | undefined) ?? '',
  );
  const [html, setHtml] = useState(before);
  const save = () => {
    onClose();
    if (html !== before) editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'html', html));
  };
  return (
    <FormDialog title="Edit HTML" submitLabel="Save HTML" size="medium" onSubmit={save} onClose={onClose}>
      <TextArea label="HTML" value={html} onChange={setHtml} rows={8} dir="ltr" {...focusFirst} />
      {showKept ? (
        <section aria-label="Preview" className={preview}>
          <p className={previewTitle}>Preview</p>
          <KeptContent html={html} showKept={showKept} />
        </section>
      ) : null}
    </FormDialog>
  );
}
