import { AlertDialog } from '@planner/ui';

/** Asks whether to give up unsaved changes. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <AlertDialog
    isOpen
    tone="danger"
    title="Leave without saving?"
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    onConfirm={onLeave}
    onOpenChange={(isOpen) => !isOpen && onStay()}
  >
    Your changes have not been saved yet and will be lost.
  </AlertDialog>
);
