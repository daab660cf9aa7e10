import { AlertDialog, Text, type AlertDialogProps } from '@planner/ui';

export interface DeleteDialogProps extends Pick<
  AlertDialogProps,
  'isOpen' | 'title' | 'isPending' | 'errorMessage' | 'onConfirm' | 'children'
> {
  onCancel: () => void;
}

/** `children` is a paragraph about the row. */
export const DeleteDialog = ({ onCancel, children, ...dialog }: DeleteDialogProps) => (
  <AlertDialog
    {...dialog}
    onOpenChange={(isOpen) => {
      if (!isOpen) onCancel();
    }}
    tone="danger"
    confirmLabel="Delete"
    pendingLabel="Deleting..."
  >
    <Text as="p">{children}</Text>
  </AlertDialog>
);
