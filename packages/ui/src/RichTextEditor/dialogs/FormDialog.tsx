import { type ReactNode, useId } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Form } from '../../Form/Form.tsx';
import { FormActions } from '../../Form/FormActions.tsx';

/** For the field of a dialog that the focus starts in: opening it was asking for that. */
export const focusFirst = { autoFocus: true };

interface FormDialogProps {
  title: string;
  /** The verb of the task, on the button that does it. */
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  isPending?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Another action, at the other end. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A task of the editor: fields, a button that does it, one that does not. */
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
  const id = useId();
  return (
    <Dialog title={title} size={size} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form aria-label={title} onSubmit={onSubmit} key={id}>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
          {extra}
        </FormActions>
      </Form>
    </Dialog>
  );
}
