import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useState } from 'react';
import { AlertDialog } from '../../AlertDialog/AlertDialog.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Form, FormActions } from '../../Form/Form.tsx';
import { useEditorServices } from '../EditorServices.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { SelectionPopover } from './SelectionPopover.tsx';
import { useDialogWords } from './useDialogWords.ts';

/** What every dialog gets. */
export interface EditorDialogProps
  extends
    Required<Pick<RichTextEditorProps, 'toAllowedLink' | 'toVideoEmbed' | 'maxImageBytes'>>,
    Pick<RichTextEditorProps, 'uploadImage'> {
  editor: Editor;
  onClose: () => void;
}

export const focusFirst = { autoFocus: true };

interface FormDialogProps {
  title: string;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Stands beside its selection instead of in front of the page. */
  editor?: Editor | undefined;
  isPending?: boolean | undefined;
  /** Asks before it closes without a submit. */
  isDirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  extra?: ReactNode | undefined;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, size = 'small', isPending, isDirty, onSubmit, onClose } = props;
  const { editor, extra, children } = props;
  const words = useDialogWords();
  const { onDialogDirtyChange } = useEditorServices();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    onDialogDirtyChange?.(true);
    return () => onDialogDirtyChange?.(false);
  }, [isDirty, onDialogDirtyChange]);
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const content = (
    <>
      <Form aria-label={title} onSubmit={onSubmit}>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
          <Button onPress={close}>{words.cancel}</Button>
          {extra}
        </FormActions>
      </Form>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={words.discardTitle}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={onClose}
      >
        {words.discardText}
      </AlertDialog>
    </>
  );
  if (editor)
    return (
      <SelectionPopover editor={editor} title={title} onClose={close}>
        {content}
      </SelectionPopover>
    );
  return (
    <Dialog title={title} size={size} isOpen onOpenChange={(isOpen) => !isOpen && close()}>
      {content}
    </Dialog>
  );
}
