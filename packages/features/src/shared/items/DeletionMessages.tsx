import { Banner, Button, Isolate, Stack } from '@planner/ui';
import { MESSAGE_MS } from '../query/constants.ts';
import { UNDO_MS } from './constants.ts';
import { keyOf, type Deletion } from './deletions.ts';

export interface DeletionMessagesProps {
  deletions: readonly Deletion[];
  onUndo: (deletion: Deletion) => void;
  onCommit: (deletion: Deletion) => void;
  onDismiss: (deletion: Deletion) => void;
}

/** Pending deletions with Undo, refused ones with the reason, and items that were already deleted. */
export const DeletionMessages = ({ deletions, ...events }: DeletionMessagesProps) => {
  const shown = deletions.filter(({ state }) => state !== 'sent');
  return shown.length === 0 ? null : (
    <Stack gap="s">
      {shown.map((deletion) => (
        <DeletionMessage key={keyOf(deletion)} {...events} deletion={deletion} />
      ))}
    </Stack>
  );
};

type DeletionMessageProps = Omit<DeletionMessagesProps, 'deletions'> & { deletion: Deletion };

const DeletionMessage = ({ deletion, onUndo, onCommit, onDismiss }: DeletionMessageProps) => {
  const name = <Isolate>“{deletion.name}”</Isolate>;
  switch (deletion.state) {
    case 'waiting':
      return (
        <Banner
          tone="info"
          timeoutMs={UNDO_MS}
          dismissLabel="Delete now"
          onDismiss={() => onCommit(deletion)}
          action={
            <Button size="small" onPress={() => onUndo(deletion)}>
              Undo
            </Button>
          }
        >
          {name} is being deleted
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="danger" onDismiss={() => onDismiss(deletion)}>
          {name} was not deleted. {deletion.message}
        </Banner>
      );
    default:
      return (
        <Banner tone="info" timeoutMs={MESSAGE_MS} onDismiss={() => onDismiss(deletion)}>
          {name} was already deleted
        </Banner>
      );
  }
};
