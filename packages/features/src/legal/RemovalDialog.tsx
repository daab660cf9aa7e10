import type { Removal } from '@planner/policy-html';
import { AlertDialog, List, ListItem, Stack, Text } from '@planner/ui';

interface RemovalDialogProps {
  /** Nothing is asked without. */
  removals: readonly Removal[];
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists what a legal text would lose when it is saved. */
export const RemovalDialog = ({ removals, isPending, onConfirm, onCancel }: RemovalDialogProps) => (
  <AlertDialog
    isOpen={removals.length > 0}
    onOpenChange={onCancel}
    title="This will be removed"
    confirmLabel="Save without it"
    cancelLabel="Keep editing"
    isPending={isPending}
    pendingLabel="Saving..."
    onConfirm={onConfirm}
  >
    <Stack gap="s">
      <Text as="p">The public page cannot show it:</Text>
      <List label="What will be removed">
        {removals.map(({ what, count }) => (
          <ListItem key={what}>{count > 1 ? `${what} (${count} times)` : what}</ListItem>
        ))}
      </List>
    </Stack>
  </AlertDialog>
);
