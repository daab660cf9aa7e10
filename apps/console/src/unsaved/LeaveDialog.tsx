import { AlertDialog, loadOverlays } from '@planner/ui';
import { prefetchCode } from '@planner/features/page';

prefetchCode(loadOverlays);

export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <AlertDialog
    isOpen
    isAboveCover
    tone="danger"
    title="Leave without saving?"
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    onConfirm={onLeave}
    onOpenChange={(isOpen) => !isOpen && onStay()}
  >
    Your changes have not been saved and will be lost.
  </AlertDialog>
);
