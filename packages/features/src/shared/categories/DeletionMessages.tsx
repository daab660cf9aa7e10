import { Banner, Button, Isolate, Stack } from '@planner/ui';
import { MESSAGE_MS } from '../constants.ts';
import { UNDO_MS } from './constants.ts';
import { keyOf, type Deletion } from './deletions.ts';

export interface DeletionMessagesProps {
  deletions: readonly Deletion[];
  onUndo: (deletion: Deletion) => void;
  onCommit: (deletion: Deletion) => void;
  onDismiss: (deletion: Deletion) => void;
}

/** What has become of deletions: on their way with Undo, refused with the reason, or done by somebody else before. */
export const DeletionMessages = ({ deletions, ...events }: DeletionMessagesProps) => {
  // What is on its way needs no words.
  const told = deletions.filter(({ state }) => state !== 'sent');
  return told.length === 0 ? null : (
    <Stack gap="s">
      {told.map((deletion) => (
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
          {name} is still there. {deletion.message}
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
