import type { LostText, Removal } from '@planner/policy-html';
import { AlertDialog, formatNumber, List, ListItem, Stack, Text, TextArea } from '@planner/ui';

interface RemovalDialogProps {
  removals: readonly Removal[];
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const RemovedWords = ({ count, text, more, hint }: LostText) => (
  <TextArea
    label={count === 1 ? '1 removed word' : `${formatNumber(count)} removed words`}
    description={more > 0 ? `${formatNumber(more)} more are not shown. ${hint}` : hint}
    value={text}
    dir="auto"
    isReadOnly
  />
);

export const RemovalDialog = ({ removals, isPending, onConfirm, onCancel }: RemovalDialogProps) => {
  const total = removals.reduce((sum, { count }) => sum + count, 0);
  return (
    <AlertDialog
      isOpen={removals.length > 0}
      onOpenChange={onCancel}
      title="This will be removed"
      // Removed words are stored nowhere else.
      tone={removals.some(({ lost }) => lost) ? 'danger' : 'default'}
      confirmLabel="Save without it"
      cancelLabel="Keep editing"
      isPending={isPending}
      pendingLabel="Saving..."
      onConfirm={onConfirm}
    >
      <Stack gap="s">
        <Text as="p">
          {total === 1
            ? 'The public page cannot show it:'
            : `The public page cannot show these ${formatNumber(total)} things:`}
        </Text>
        <List label="What will be removed">
          {removals.map(({ what, count, places, lost }) => (
            <ListItem key={what}>
              <Stack gap="xs">
                <Text>{count > 1 ? `${what} (${formatNumber(count)} times)` : what}</Text>
                {places.length > 0 && (
                  <Text tone="muted">
                    {`${places.join(', ')}${count > places.length ? `, and ${formatNumber(count - places.length)} more` : ''}`}
                  </Text>
                )}
                {lost && <RemovedWords {...lost} />}
              </Stack>
            </ListItem>
          ))}
        </List>
      </Stack>
    </AlertDialog>
  );
};
