import { Banner, Button, Isolate, Toast } from '@planner/ui';
import { UNDO_MS } from './constants.ts';
import { keyOf, type Deletion } from './deletions.ts';

export interface DeletionMessagesProps {
  deletions: readonly Deletion[];
  onUndo: (deletion: Deletion) => void;
  onCommit: (deletion: Deletion) => void;
  onDismiss: (deletion: Deletion) => void;
}

/** Pending deletions with Undo, refused ones with the reason above the list, and items that were already deleted. */
export const DeletionMessages = ({ deletions, ...events }: DeletionMessagesProps) =>
  deletions.map((deletion) => <DeletionMessage key={keyOf(deletion)} {...events} deletion={deletion} />);

type DeletionMessageProps = Omit<DeletionMessagesProps, 'deletions'> & { deletion: Deletion };

const DeletionMessage = ({ deletion, onUndo, onCommit, onDismiss }: DeletionMessageProps) => {
  const name = <Isolate>“{deletion.name}”</Isolate>;
  switch (deletion.state) {
    case 'waiting':
      return (
        <Toast
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
        </Toast>
      );
    case 'refused':
      return (
        <Banner tone="danger" onDismiss={() => onDismiss(deletion)}>
          {name} was not deleted. {deletion.message}
        </Banner>
      );
    case 'gone':
      return (
        <Toast tone="info" onDismiss={() => onDismiss(deletion)}>
          {name} was already deleted
        </Toast>
      );
    default:
      return null;
  }
};
