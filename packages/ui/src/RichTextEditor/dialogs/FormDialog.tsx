import { type ReactNode, useEffect, useId, useState } from 'react';
import { AlertDialog } from '../../AlertDialog/AlertDialog.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Form, FormActions } from '../../Form/Form.tsx';
import { useEditorServices } from '../EditorServices.ts';
import { useEditorMessages } from '../useEditorMessages.ts';

export const focusFirst = { autoFocus: true };

interface FormDialogProps {
  title: string;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  isPending?: boolean;
  /** Asks before it closes without a submit. */
  isDirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  extra?: ReactNode;
  children: ReactNode;
}

export function FormDialog({
  title,
  submitLabel,
  size = 'small',
  isPending,
  isDirty,
  onSubmit,
  onClose,
  extra,
  children,
}: FormDialogProps) {
  const messages = useEditorMessages();
  const { onDialogDirtyChange } = useEditorServices();
  const id = useId();
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
  return (
    <Dialog title={title} size={size} isOpen onOpenChange={(isOpen) => !isOpen && close()}>
      <Form aria-label={title} onSubmit={onSubmit} key={id}>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
          <Button onPress={close}>{messages.cancel}</Button>
          {extra}
        </FormActions>
      </Form>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={onClose}
      >
        {messages.discardText}
      </AlertDialog>
    </Dialog>
  );
}
