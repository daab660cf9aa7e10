import { type ReactNode, useId } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Form } from '../../Form/Form.tsx';
import { FormActions } from '../../Form/FormActions.tsx';
import { useEditorMessages } from '../useEditorMessages.ts';

export const focusFirst = { autoFocus: true };

interface FormDialogProps {
  title: string;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  isPending?: boolean;
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
  onSubmit,
  onClose,
  extra,
  children,
}: FormDialogProps) {
  const messages = useEditorMessages();
  const id = useId();
  return (
    <Dialog title={title} size={size} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form aria-label={title} onSubmit={onSubmit} key={id}>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
          <Button onPress={onClose}>{messages.cancel}</Button>
          {extra}
        </FormActions>
      </Form>
    </Dialog>
  );
}
