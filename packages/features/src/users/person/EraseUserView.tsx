import { AlertDialog, Isolate, Text } from '@planner/ui';

export interface EraseUserViewProps {
  isOpen: boolean;
  name: string;
  /** True if a text is the name, but for case and accents. */
  isName: (text: string) => boolean;
  isPending: boolean;
  errorMessage?: string | undefined;
  onErase: () => void;
  onClose: () => void;
}

export const EraseUserView = ({ name, isName, onErase, onClose, ...dialog }: EraseUserViewProps) => (
  <AlertDialog
    {...dialog}
    onOpenChange={onClose}
    title="Erase this user for good?"
    tone="danger"
    confirmLabel="Erase for good"
    pendingLabel="Erasing..."
    onConfirm={onErase}
    typed={{
      label: 'Name of the user',
      description: 'Type the full name to confirm.',
      errorMessage: 'This is not the name of the user',
      isRight: isName,
    }}
  >
    <Text as="p">
      The account of{' '}
      <Text weight="semibold">
        <Isolate>{name}</Isolate>
      </Text>
      , the subscriptions and all messages from this address are erased at once. Entries of the activity no
      longer say whom they are about. Nobody can undo this.
    </Text>
  </AlertDialog>
);
